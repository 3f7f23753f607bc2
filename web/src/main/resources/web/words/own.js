import en from './own-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./own-zh-hant.js'), 'zh-Hans': () => import('./own-zh-hans.js') });
