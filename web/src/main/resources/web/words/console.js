import en from './console-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./console-zh-hant.js'), 'zh-Hans': () => import('./console-zh-hans.js') });
