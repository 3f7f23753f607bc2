/** How many minutes one has been signed in: whoever counts tells it here, and the bar shows it. */
export const here = new EventTarget();

/** @type {number | undefined} */
let told;

export const minutesHere = () => told;

export function tellHere(/** @type {number | undefined} */ minutes) {
  told = minutes;
  here.dispatchEvent(new Event('change'));
}
