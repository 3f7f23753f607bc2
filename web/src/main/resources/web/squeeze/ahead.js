/** The points of a third card with which a hand of so many points comes ahead of the other one as it stands. */
export function ahead(/** @type {number} */ own, /** @type {number} */ against) {
  return Array.from({ length: 10 }, (_, points) => points).filter((points) => (own + points) % 10 > against);
}
