import { readdirSync } from 'node:fs';

// Who may import whom, each through its index.ts. Nobody imports `notifications` and `user`.
const MAY_IMPORT = {
  authentication: [],
  visibility: [],
  settings: [],
  sms: [],
  exports: [],
  receipts: ['accounts', 'exports', 'settings'],
  accounts: ['authentication', 'settings'],
  staff: ['authentication', 'exports', 'settings'],
  places: ['settings'],
  records: ['accounts', 'authentication', 'exports', 'staff'],
  credits: ['accounts', 'settings'],
  profiles: ['accounts', 'photos', 'places', 'settings'],
  photos: ['accounts', 'exports', 'settings', 'visibility'],
  privacy: ['accounts', 'authentication', 'campaigns', 'photos', 'profiles', 'settings'],
  relations: ['accounts', 'profiles', 'visibility'],
  discounts: ['accounts', 'exports', 'profiles', 'settings'],
  payments: ['accounts', 'credits', 'discounts', 'exports', 'profiles', 'receipts', 'settings', 'staff'],
  campaigns: ['accounts', 'discounts', 'profiles', 'settings'],
  blocklist: ['staff'],
  debits: ['accounts', 'blocklist', 'credits', 'exports', 'payments', 'profiles', 'settings', 'sms', 'staff'],
  refunds: ['accounts', 'payments', 'credits', 'debits', 'exports', 'receipts', 'settings', 'staff'],
  reconciliation: ['exports', 'payments', 'refunds', 'settings'],
  conversations: ['relations', 'accounts', 'profiles', 'credits', 'settings', 'staff', 'visibility'],
  // Apart from relations, which conversations read: whether two may like each other depends on their conversation.
  likes: ['accounts', 'conversations', 'profiles', 'relations', 'visibility'],
  discovery: [
    'accounts',
    'conversations',
    'likes',
    'places',
    'profiles',
    'photos',
    'relations',
    'settings',
    'visibility',
  ],
  // The record of the logged-in member, put together from what the contexts know.
  user: ['[^/]+'],
  notifications: ['[^/]+'],
  moderation: ['[^/]+'],
};

// Put the contexts together; nobody imports them.
const ASSEMBLY = ['bench', 'demo', 'testing'];

const contexts = Object.keys(MAY_IMPORT);
const listeners = ['notifications', 'user'];
const or = (names) => `(${names.join('|')})`;
const spec = '\\.spec\\.tsx?$';

// `conversation.ts` beside `conversation.events.ts` holds the rules of that stream.
const ruleFiles = readdirSync('api/src', { recursive: true })
  .filter((path) => path.endsWith('.events.ts'))
  .map((path) => `^api/src/${path.replace('.events.ts', '\\.ts$')}`);
// What a rule is made of where one file would be too long.
const partsOfRules = [
  '^api/src/conversations/answers\\.ts$',
  '^api/src/credits/(debt|lots|refund-term)\\.ts$',
  '^api/src/settings/(settings\\.rules|package\\.rules|prices|share|brands|countries|creditor)\\.ts$',
];
const ruleFile = [...ruleFiles, ...partsOfRules, '\\.events\\.ts$', '\\.upcasters\\.ts$', '\\.errors\\.ts$'];

const tableRules = contexts.map((name) => ({
  name: `imports-of-${name}`,
  comment: 'The import table in docs/architecture.md; change both together.',
  severity: 'error',
  from: { path: `^api/src/${name}/`, pathNot: spec },
  to: { path: '^api/src/[^/]+/', pathNot: `^api/src/${or([name, 'kernel', ...MAY_IMPORT[name]])}/` },
}));

const apiRules = [
  {
    name: 'kernel-knows-no-context',
    severity: 'error',
    from: { path: '^api/src/kernel/' },
    to: { path: '^api/src/', pathNot: '^api/src/kernel/' },
  },
  {
    name: 'contexts-meet-at-their-index',
    severity: 'error',
    from: { path: '^api/src/([^/]+)/', pathNot: spec },
    to: {
      path: '^api/src/[^/]+/',
      pathNot: ['^api/src/$1/', '^api/src/[^/]+/index\\.ts$', '^api/src/kernel/testing/'],
    },
  },
  {
    name: 'context-in-the-table',
    comment: 'A new context begins with a row in MAY_IMPORT and in docs/architecture.md.',
    severity: 'error',
    from: { path: '^api/src/[^/]+/', pathNot: `^api/src/${or(['kernel', 'migrations', ...contexts, ...ASSEMBLY])}/` },
    to: {},
  },
  {
    name: 'nobody-imports-listeners-or-assembly',
    severity: 'error',
    from: { path: '^api/src/([^/]+)/', pathNot: [`^api/src/${or(ASSEMBLY)}/`, spec] },
    to: { path: `^api/src/${or([...listeners, ...ASSEMBLY])}/`, pathNot: '^api/src/$1/' },
  },
  {
    name: 'rules-are-pure',
    comment:
      'Rules, events, upcasters and errors run on the kernel and each other: no Nest, no database, no other context.' +
      ' Check digits are pure.',
    severity: 'error',
    from: { path: ruleFile, pathNot: '^api/src/kernel/' },
    to: {
      pathNot: ['^api/src/kernel/', '\\.values\\.ts$', '/ibantools/', ...ruleFile],
      dependencyTypesNot: ['type-only'],
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

const consoleRules = [
  {
    name: 'console-resources-stand-alone',
    severity: 'error',
    from: { path: '^admin-web/src/([^/]+)/', pathNot: spec },
    to: {
      path: '^admin-web/src/[^/]+/',
      pathNot: '^admin-web/src/($1|members|providers|layout|locales|api|lib|testing)/',
    },
  },
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
    ...tableRules,
    ...apiRules,
    ...memberRules,
    ...consoleRules,
    ...webRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.(scss|css|svg|png|json)$|\\?)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
