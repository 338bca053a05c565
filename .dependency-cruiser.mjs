import { readdirSync } from 'node:fs';

// The house, from the ground up. A context imports those that stand before it, each through its index.ts or its
// domain.ts, and no other: so nothing runs uphill, and nothing in a circle. The picture is in docs/architecture.md.
const FLOORS = {
  ground: [
    'visibility',
    'settings',
    'catalogues',
    'authentication',
    'lists',
    'delivery',
    'places',
    'staff',
    'claims',
    'field-rights',
  ],
  members: ['accounts', 'photos', 'profiles'],
  money: [
    'credits',
    'discounts',
    'receipts',
    'payments',
    'payment-bans',
    'direct-debit',
    'refunds',
    'proposals',
    'chargebacks',
    'reconciliation',
    'statements',
    'bookkeeping',
  ],
  meeting: [
    'blocks',
    'conversations',
    'chat-photos',
    'fictional-inbox',
    'likes',
    'discovery',
    'swipe-game',
    'auto-like',
    'landers',
    'own-account',
    'sign-up',
  ],
  desk: [
    'attribution',
    'audit',
    'campaigns',
    'cases',
    'complaints',
    'dashboard',
    'privacy',
    'member-desk',
    'find',
    'incoming-mail',
    'notifications',
    'dev-inbox',
  ],
};

const contexts = Object.entries(FLOORS).flatMap(([floor, names]) => names.map((name) => `${floor}/${name}`));
/** Beside the floors: what all stand on, and what puts them together. */
const GROUNDWORK = ['kernel', 'migrations'];
const ASSEMBLY = ['app'];
const or = (names) => `(${names.join('|')})`;
const spec = '\\.spec\\.tsx?$';

// `conversation.ts` beside `conversation.events.ts` holds the rules of that stream.
const ruleFiles = readdirSync('api/src', { recursive: true })
  .filter((path) => path.endsWith('.events.ts'))
  .map((path) => `^api/src/${path.replace('.events.ts', '\\.ts$')}`);
// What a rule is made of where one file would be too long.
const partsOfRules = [
  '^api/src/meeting/conversations/answers\\.ts$',
  '^api/src/money/credits/(debt|lots|refund-term)\\.ts$',
  '^api/src/money/bookkeeping/kept-books\\.ts$',
  '^api/src/ground/settings/((landers/)?[a-z-]+\\.rules|prices|share|brands|changed-parts|countries|creditor)\\.ts$',
];
const ruleFile = [...ruleFiles, ...partsOfRules, '\\.events\\.ts$', '\\.upcasters\\.ts$', '\\.errors\\.ts$'];

const floorRules = contexts.map((name, i) => ({
  name: `imports-of-${name.replace('/', '-')}`,
  comment: 'A context imports what stands before it in FLOORS.',
  severity: 'error',
  from: { path: `^api/src/${name}/`, pathNot: spec },
  to: { path: '^api/(src|demo|bench|testing)/', pathNot: `^api/src/${or([name, 'kernel', ...contexts.slice(0, i)])}/` },
}));

const apiRules = [
  {
    name: 'kernel-knows-no-context',
    severity: 'error',
    from: { path: '^api/src/kernel/', pathNot: spec },
    to: { path: '^api/', pathNot: '^api/(src/kernel|node_modules)/' },
  },
  {
    name: 'contexts-meet-at-their-index',
    severity: 'error',
    from: { path: '^api/src/([^/]+/[^/]+)/', pathNot: spec },
    to: {
      path: `^api/src/${or(Object.keys(FLOORS))}/[^/]+/`,
      pathNot: ['^api/src/$1/', '^api/src/[^/]+/[^/]+/(index|domain)\\.ts$'],
    },
  },
  {
    name: 'context-on-a-floor',
    comment: 'A new context begins with its place in FLOORS and in docs/architecture.md.',
    severity: 'error',
    from: { path: '^api/src/[^/]+/', pathNot: `^api/src/${or([...GROUNDWORK, ...ASSEMBLY, ...contexts])}/` },
    to: {},
  },
  {
    name: 'tests-and-demo-stay-outside',
    comment: 'main.ts loads the demo world where it is asked for.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: [spec, '^api/src/app/main\\.ts$'] },
    to: { path: '^api/(demo|bench|testing)/' },
  },
  {
    name: 'rules-are-pure',
    comment:
      'Rules, events, upcasters and errors run on the pure part of the kernel and each other: no other context.' +
      ' Check digits and names of ids are pure.',
    severity: 'error',
    from: { path: ruleFile, pathNot: '^api/src/kernel/' },
    to: {
      pathNot: ['^api/src/kernel/domain\\.ts$', '\\.values\\.ts$', '/(ibantools|uuid)/', ...ruleFile],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'pure-files-wait-for-nothing',
    comment:
      'What rules are made of, and what contexts offer each other in domain.ts, reaches no database, no broker and no' +
      ' Nest, however many files away and be it for a type: only packages that calculate. So a rule’s spec loads rules.',
    severity: 'error',
    from: { path: [...ruleFile, '\\.values\\.ts$', '^api/src/.*/domain\\.ts$', '^api/testing/kernel/given\\.ts$'] },
    to: {
      pathNot: ['^api/(src|testing)/', '^crypto$', '/(ibantools|libphonenumber-js|uuid|csv-stringify|@jest)/'],
      reachable: true,
    },
  },
];

const memberRules = [
  {
    name: 'ui-and-lib-know-no-feature',
    severity: 'error',
    from: { path: '^member-web/src/(ui|lib)/', pathNot: spec },
    to: { path: '^member-web/src/(app|features)/' },
  },
  {
    name: 'lib-draws-nothing',
    severity: 'error',
    from: { path: '^member-web/src/lib/', pathNot: spec },
    to: { path: '^member-web/src/ui/' },
  },
  {
    name: 'features-know-no-app',
    severity: 'error',
    from: { path: '^member-web/src/features/', pathNot: spec },
    to: { path: '^member-web/src/app/' },
  },
  {
    name: 'features-meet-in-routes',
    severity: 'error',
    from: { path: '^member-web/src/features/([^/]+)/', pathNot: spec },
    to: { path: '^member-web/src/features/', pathNot: '^member-web/src/features/$1/' },
  },
];

// What the console's screens share, from the ground up: each folder imports those before it.
const FURNITURE = [
  'values',
  'keys',
  'address',
  'page',
  'dialogs',
  'forms',
  'lists',
  'shows',
  'proposals',
  'agreements',
  'find',
  'navigation',
];
const shared = 'providers|layout|ui|locales|api|lib|testing';

const consoleRules = [
  {
    name: 'console-resources-stand-alone',
    severity: 'error',
    // The tabs of a member's page show the member's records of other resources.
    from: {
      path: '^admin-web/src/([^/]+)/',
      pathNot: [spec, '^admin-web/src/members/member-(money|reports|log)\\.tsx$'],
    },
    to: { path: '^admin-web/src/[^/]+/', pathNot: `^admin-web/src/($1|${shared})/` },
  },
  {
    name: 'console-furniture-in-folders',
    comment: 'A new folder of it begins with its place in FURNITURE.',
    severity: 'error',
    from: { path: '^admin-web/src/layout/[^/]+/', pathNot: `^admin-web/src/layout/${or(FURNITURE)}/` },
    to: {},
  },
  ...FURNITURE.map((name, i) => ({
    name: `console-imports-of-${name}`,
    comment: 'A folder of furniture imports what stands before it in FURNITURE.',
    severity: 'error',
    from: { path: `^admin-web/src/layout/${name}/`, pathNot: spec },
    to: { path: '^admin-web/src/layout/', pathNot: `^admin-web/src/layout/${or([name, ...FURNITURE.slice(0, i)])}/` },
  })),
];

const webRules = [
  {
    name: 'testing-stays-in-tests',
    severity: 'error',
    from: { path: '^(member|admin)-web/src/', pathNot: [spec, '/testing/', '/main\\.tsx$'] },
    to: { path: '^(member|admin)-web/src/testing/' },
  },
  {
    name: 'clients-and-api-meet-over-http',
    severity: 'error',
    from: { path: '^(api|member-web|admin-web)/' },
    to: { path: '^(api|member-web|admin-web)/', pathNot: ['^$1/', 'node_modules'] },
  },
];

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...floorRules,
    ...apiRules,
    ...memberRules,
    ...consoleRules,
    ...webRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^[^/]+/dist/|\\.(scss|css|svg|png|json)$|\\?)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
