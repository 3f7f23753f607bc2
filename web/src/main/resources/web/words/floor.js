import en from './floor-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./floor-zh-hant.js'), 'zh-Hans': () => import('./floor-zh-hans.js') });
