import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { textsInCatalogues } from './scripts/texts-in-catalogues.mjs';

/** Milliseconds that every test of the API has, and of the sites. None of its own is shorter: machines are slow, or busy. */
const patience = (least) =>
  [
    `CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > Literal.arguments[raw=/^\\d/][value<${least}]`,
    `CallExpression[callee.callee.object.name=/^(it|test)$/] > Literal.arguments[raw=/^\\d/][value<${least}]`,
    `CallExpression[callee.object.name=/^(jest|test)$/][callee.property.name="setTimeout"] > Literal[value<${least}]`,
    `CallExpression[callee.object.name="vi"][callee.property.name="setConfig"] Property[key.name="testTimeout"] > Literal[value<${least}]`,
  ].map((selector) => ({ selector, message: `A test or hook has ${least / 1_000} seconds, or more.` }));

const API_PATIENCE = [
  ...patience(120_000),
  {
    selector: 'CallExpression[callee.name="eventually"] Property[key.name="timeout"] > Literal[value<10000]',
    message: 'What comes later has ten seconds, or more.',
  },
];
const BY_THE_CLOCK = {
  selector: 'MemberExpression[object.name="performance"][property.name="now"]',
  message:
    'A bound by the clock fails on a busy machine: count, compare with the same work, or ask how long the thread `worked` or `waited`.',
};

export default defineConfig(
  globalIgnores(['**/dist/', '**/node_modules/', '.cache/', '**/schema.d.ts', 'test-results/']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
      // An async handler is fine where React or an event emitter ignores the promise's value.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Definitions (`wallet.of`), translators and hooks are closures: none of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      // An interface may ask for a promise where nothing is awaited.
      '@typescript-eslint/require-await': 'off',
      // The compiler says it better.
      'no-undef': 'off',
      'no-unused-vars': 'off',
    },
  },
  {
    // Nest reads constructor parameters at run time, so their imports must stay imports of values; the compiler and
    // `verbatimModuleSyntax` already refuse the others.
    files: ['api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    // What a command takes has names at each call, and an id that a route declares reaches its handler in lower case.
    files: ['api/src/**/*.ts'],
    ignores: ['api/src/kernel/http/schemas.ts', '**/*.spec.ts', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ClassDeclaration[superClass.name=/^(Command|Query)$/] MethodDefinition[kind="constructor"] > FunctionExpression[params.length>1]',
          message: 'A command or query takes one object, its `input`.',
        },
        {
          selector: 'ClassDeclaration[superClass.name="Command"] TSParameterProperty > Identifier[name!="input"]',
          message: 'A command takes one object, its `input`.',
        },
        {
          selector: 'Property[key.name="format"] > Literal[value=/^(uuid|date|date-time)$/]',
          message: 'Id, Day and Instant of the kernel say it.',
        },
        {
          selector:
            'CallExpression[callee.property.name="Union"] > ArrayExpression[elements.length=2] > CallExpression[callee.property.name="Null"][arguments.length=0]',
          message: 'Nullable of the kernel says it.',
        },
        {
          selector:
            'CallExpression[callee.property.name="toLowerCase"] > MemberExpression > :matches(Identifier[name=/(^id|Id)$/], MemberExpression[property.name=/(^id|Id|_id)$/]).object',
          message: 'What is declared as Id comes in lower case.',
        },
      ],
    },
  },
  {
    files: ['{member-web,admin-web}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Safari forgets that a list without bullets is a list.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // The router's redirects are thrown responses.
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response'] }],
    },
  },
  {
    // Its other rules compile each file as React's compiler would, which takes a fifth of all linting.
    files: ['{member-web,admin-web}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', '**/testing/**'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    // What a person sends is read by expressions that take as long as it is, not its square.
    files: ['{api,member-web,admin-web}/src/**/*.{ts,tsx}', 'api/demo/**/*.ts'],
    ignores: ['**/*.spec.{ts,tsx}', '**/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false, ignorePartial: false }],
    },
  },
  {
    files: ['{member-web,admin-web}/src/**/*.tsx'],
    ignores: ['**/*.spec.tsx', '**/testing/**'],
    plugins: { local: { rules: { 'texts-in-catalogues': textsInCatalogues } } },
    rules: { 'local/texts-in-catalogues': 'error' },
  },
  {
    // Replies in tests are JSON of any shape; the assertions say which.
    files: ['**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['{member-web,admin-web}/**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...patience(60_000)] },
  },
  { files: ['api/**/*.spec.ts'], rules: { 'no-restricted-syntax': ['error', ...API_PATIENCE, BY_THE_CLOCK] } },
  {
    // What they look at has a meaning by the clock alone: a bound is ten times what it takes, or there is none.
    files: [
      'api/testing/{kafka,outage.http,stop}.spec.ts',
      'api/src/kernel/{migrate,processors,relay}.spec.ts',
      'api/src/money/statements/statement-size.http.spec.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...API_PATIENCE] },
  },
  {
    // Belongs to no tsconfig beside it; `tsc -p e2e` checks its types.
    files: ['*.config.ts', 'api/*.config.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly'])),
    },
  },
);
