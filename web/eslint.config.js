import js from '@eslint/js';
import globals from 'globals';

// The page is served as it stands in the repository, so these rules look for mistakes; Prettier has the form.
export default [
  { ignores: ['target/', 'node_modules/'] },
  js.configs.recommended,
  {
    files: ['src/main/resources/web/**/*.js'],
    languageOptions: { ecmaVersion: 2024, sourceType: 'module', globals: globals.browser },
  },
  {
    files: ['src/test/js/**/*.js', 'types/*.js', 'preload.js', 'eslint.config.js'],
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
