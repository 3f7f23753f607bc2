import en from './people-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./people-zh-hant.js'), 'zh-Hans': () => import('./people-zh-hans.js') });
