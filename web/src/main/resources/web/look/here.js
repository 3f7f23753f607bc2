/** How many minutes the patron has been signed in: set here by the code that counts, shown by the bar. */
export const here = new EventTarget();

/** @type {number | undefined} */
let told;

export const minutesHere = () => told;

export function tellHere(/** @type {number | undefined} */ minutes) {
  told = minutes;
  here.dispatchEvent(new Event('change'));
}
