import en from './book-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./book-zh-hant.js'), 'zh-Hans': () => import('./book-zh-hans.js') });
