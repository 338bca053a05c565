import { defineConfig } from 'oxlint';

/** Milliseconds that every test of the API has, and of the sites. None of its own is shorter: machines are slow, or busy. */
const patience = (least: number) =>
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

/** Replies in tests are JSON of any shape; the assertions say which. */
const TESTS = ['**/*.spec.{ts,tsx}', '**/testing/**'];

export default defineConfig({
  plugins: ['typescript', 'oxc', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint-rules.mjs', 'eslint-plugin-regexp'],
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/', '.cache/', '**/schema.d.ts', 'test-results/'],
  categories: { correctness: 'error' },
  rules: {
    // What ESLint and typescript-eslint recommend beyond what is plainly wrong.
    'eslint/no-case-declarations': 'error',
    'eslint/no-empty': 'error',
    'eslint/no-fallthrough': 'error',
    'eslint/no-prototype-builtins': 'error',
    'eslint/no-regex-spaces': 'error',
    'eslint/no-unexpected-multiline': 'error',
    'eslint/no-useless-assignment': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/prefer-rest-params': 'error',
    'eslint/prefer-spread': 'error',
    'eslint/preserve-caught-error': 'error',
    'eslint/no-array-constructor': 'error',
    'eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true, caughtErrors: 'all' },
    ],
    'typescript/ban-ts-comment': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    // An async handler is fine where React or an event emitter ignores the promise's value.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'react/rules-of-hooks': 'off',
    'react/unsupported-syntax': 'error',
    // Safari forgets that a list without bullets is a list.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { ul: ['listbox', 'menu'], li: ['option'] }],
    // Some roles have no tag that looks or behaves as we need.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // It does not see that our `label` of a select is its label.
    'jsx-a11y/control-has-associated-label': 'off',
    // DTOs are plain data, and names are counted by characters.
    'typescript/no-misused-spread': 'off',
    // Ids and keys are sorted as strings.
    'typescript/require-array-sort-compare': 'off',
    // `void` marks what nobody waits for, whatever it returns.
    'typescript/no-meaningless-void-operator': 'off',
    // Definitions (`wallet.of`), translators and hooks are closures: none of them uses `this`.
    'typescript/unbound-method': 'off',
  },
  overrides: [
    {
      // Scripts are plain JavaScript: much of what they hold has no type.
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
      },
    },
    {
      files: ['**/*.{js,mjs}'],
      rules: {
        'typescript/await-thenable': 'off',
        'typescript/no-unsafe-unary-minus': 'off',
        'typescript/prefer-promise-reject-errors': 'off',
        'typescript/restrict-plus-operands': 'off',
        'typescript/restrict-template-expressions': 'off',
      },
    },
    {
      // Nest reads constructor parameters at run time, so their imports must stay imports of values; the compiler and
      // `verbatimModuleSyntax` already refuse the others.
      files: ['api/**/*.ts'],
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    {
      // What a command takes has names at each call, and an id that a route declares reaches its handler in lower case.
      files: ['api/src/**/*.ts'],
      excludeFiles: ['api/src/kernel/http/schemas.ts', ...TESTS],
      rules: {
        'local/restricted-syntax': [
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
      rules: {
        'react/rules-of-hooks': 'error',
        // The router's redirects are thrown responses.
        'typescript/only-throw-error': ['error', { allow: ['Response'] }],
      },
    },
    {
      // What a person sends is read by expressions that take as long as it is, not its square.
      files: ['{api,member-web,admin-web}/src/**/*.{ts,tsx}', 'api/demo/**/*.ts'],
      excludeFiles: TESTS,
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false, ignorePartial: false }],
      },
    },
    {
      files: ['{member-web,admin-web}/src/**/*.tsx'],
      // Of the catalogue no visitor sees a word.
      excludeFiles: [...TESTS, 'member-web/src/catalogue/**'],
      rules: { 'local/texts-in-catalogues': 'error' },
    },
    {
      files: TESTS,
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      files: ['{member-web,admin-web}/**/*.spec.{ts,tsx}'],
      rules: { 'local/restricted-syntax': ['error', ...patience(60_000)] },
    },
    { files: ['api/**/*.spec.ts'], rules: { 'local/restricted-syntax': ['error', ...API_PATIENCE, BY_THE_CLOCK] } },
    {
      // What they look at has a meaning by the clock alone: a bound is ten times what it takes, or there is none.
      files: [
        'api/testing/{kafka,outage.http,stop}.spec.ts',
        'api/src/kernel/{migrate,processors,relay}.spec.ts',
        'api/src/money/statements/statement-size.http.spec.ts',
      ],
      rules: { 'local/restricted-syntax': ['error', ...API_PATIENCE] },
    },
  ],
});
