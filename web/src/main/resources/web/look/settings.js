/** Light or dark: what was chosen, or the room at night. */
export function theme() {
  return localStorage.getItem('theme') ?? 'dark';
}

export function useTheme(/** @type {string} */ name) {
  document.documentElement.dataset.theme = name;
}

export function switchTheme() {
  const next = theme() === 'light' ? 'dark' : 'light';
  localStorage.setItem('theme', next);
  useTheme(next);
}

/** Whether there is room for the felt itself; a phone held upright shows an overview. */
export const isWide = () => matchMedia('(min-width: 600px)').matches;
