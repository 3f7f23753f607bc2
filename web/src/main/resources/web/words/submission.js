import en from './submission-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./submission-zh-hant.js'), 'zh-Hans': () => import('./submission-zh-hans.js') });
