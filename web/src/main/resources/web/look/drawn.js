/** Resolves once the browser has drawn what has changed. A hidden page draws nothing, so it does not wait. */
export const drawn = () =>
  new Promise((done) => (document.hidden ? done(undefined) : requestAnimationFrame(() => setTimeout(() => done(undefined)))));
