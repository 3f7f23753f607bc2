import en from './analyst-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./analyst-zh-hant.js'), 'zh-Hans': () => import('./analyst-zh-hans.js') });
