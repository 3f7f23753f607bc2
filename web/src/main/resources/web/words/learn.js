import en from './learn-en.js';
import { learn } from './words.js';

await learn({ en, 'zh-Hant': () => import('./learn-zh-hant.js'), 'zh-Hans': () => import('./learn-zh-hans.js') });
