import js from '@eslint/js';
import globals from 'globals';
import { knownNames } from './known-names.js';

// The page is served as it stands in the repository, so these rules look for mistakes; Prettier has the form.
/** Capitals and double words that are no names of the house's records: HTTP, the browser, and what views alone say. */
const OTHERS = [
  ...['DELETE', 'GET', 'POST', 'PUT', 'HMAC', 'USD', 'EN', 'UTC'],
  ...['ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'INPUT', 'SELECT', 'TEXTAREA', 'InvalidStateError'],
  // Views: the clock, the cover card, where a card goes, how a road ends, from where a card is peeled, and which clause a card has.
  ...[
    'BETTING',
    'IN',
    'OUT',
    'SEEN',
    'UP',
    'DISCARDS',
    'DISCARDS_AND_ONE_MORE',
    'TIE',
    'TOP',
    'BOTTOM',
    'LEFT',
    'RIGHT',
    'THIRD',
    'THIRD_CARD',
  ],
  // Printed on the felt and the cards.
  ...['A23456789TJQK', 'JQK', 'SHDC', 'BONUS', 'D7', 'DB', 'EZ', 'HM', 'K9', 'P8', 'R9'],
];

export default [
  { ignores: ['target/', 'node_modules/'] },
  js.configs.recommended,
  {
    files: ['src/main/resources/web/**/*.js'],
    languageOptions: { ecmaVersion: 2024, sourceType: 'module', globals: globals.browser },
    plugins: { wire: { rules: { 'known-names': knownNames } } },
    rules: { 'wire/known-names': ['error', { others: OTHERS }], 'max-lines-per-function': ['error', 50] },
  },
  {
    files: ['src/test/js/**/*.js', 'types/*.js', 'preload.js', 'eslint.config.js', 'known-names.js'],
    languageOptions: { ecmaVersion: 2024, sourceType: 'module', globals: globals.node },
  },
  {
    rules: {
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-implicit-coercion': ['error', { allow: ['!!'] }],
      'no-shadow': ['error', { hoist: 'never' }],
      'object-shorthand': 'error',
      'no-throw-literal': 'error',
      'no-promise-executor-return': 'off',
      'require-atomic-updates': 'off',
      'array-callback-return': 'error',
      'no-self-compare': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-constructor-return': 'error',
      'no-template-curly-in-string': 'error',
      'default-case-last': 'error',
      'no-else-return': 'error',
    },
  },
];
