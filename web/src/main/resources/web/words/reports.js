import en from './reports-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./reports-zh-hant.js'), 'zh-Hans': () => import('./reports-zh-hans.js') });
