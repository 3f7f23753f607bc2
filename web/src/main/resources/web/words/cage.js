import en from './cage-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./cage-zh-hant.js'), 'zh-Hans': () => import('./cage-zh-hans.js') });
