import en from './surveillance-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./surveillance-zh-hant.js'), 'zh-Hans': () => import('./surveillance-zh-hans.js') });
