import en from './desk-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./desk-zh-hant.js'), 'zh-Hans': () => import('./desk-zh-hans.js') });
