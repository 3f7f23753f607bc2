import MiniSearch from './minisearch.js';
import options from './search-options.js';

const field = document.querySelector('#search');
const list = document.querySelector('#found');
const SHOWN = 12;
let index;

/** The index comes with the first letter that somebody types. */
async function known() {
  if (!index) {
    const entries = await (await fetch('/docs/assets/search.json')).json();
    index = new MiniSearch(options);
    index.addAll(entries);
  }
  return index;
}

function line({ url, title, page }) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/docs${url}`;
  link.textContent = title === page ? title : `${page}: ${title}`;
  item.append(link);
  return item;
}

field.addEventListener('input', async () => {
  const words = field.value.trim();
  const found = words ? (await known()).search(words).slice(0, SHOWN) : [];
  if (words === field.value.trim()) {
    const none = document.createElement('li');
    none.textContent = 'Nothing found';
    list.replaceChildren(...(found.length || !words ? found.map(line) : [none]));
    list.hidden = !words;
  }
});

addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  } else if (event.key === 'Escape') {
    list.hidden = true;
  }
});
