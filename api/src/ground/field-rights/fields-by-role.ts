import type { Staff } from '../../kernel/domain.js';

type Role = Staff['role'];

interface Kind {
  means: string;
  /** Roles besides admin that see it. */
  readers: readonly Role[];
}

const BOTH = ['moderator', 'finance'] as const;

/**
 * Every kind of field that an answer of the console can have, and who sees it (ADM-05). Admins see all. The server
 * leaves a field out for every other role; no screen has to hide anything. `docs/console-fields.md` is made from this.
 */
export const FIELD_KINDS = {
  record: { means: 'which record it is, its kind, its state and its days', readers: BOTH },
  person: { means: 'name, age, gender, country and region of a member', readers: BOTH },
  contact: { means: 'e-mail address of a member', readers: BOTH },
  account: { means: 'state of an account, what staff decided about it and why', readers: BOTH },
  colleague: { means: 'name of a member of staff', readers: BOTH },
  choices: { means: 'lists to choose from, such as countries, gifts and interests', readers: BOTH },
  waiting: { means: 'how much waits in the queues of the own role', readers: BOTH },
  own: { means: 'the own login, sessions and second factor', readers: BOTH },
  event: { means: 'an event of a timeline; which ones, and what is opened of them, is below', readers: BOTH },
  notes: {
    means: 'notes about a member: those of the own role and of admins; admins read all of them',
    readers: BOTH,
  },
  letters: { means: 'mails that staff wrote to a member', readers: ['moderator'] },
  profile: { means: 'what a member wrote on the profile, interests, and consents', readers: ['moderator'] },
  photos: { means: 'photos of members, on profiles and in chats', readers: ['moderator'] },
  messages: { means: 'messages, as far as a report or the inbox shows them', readers: ['moderator'] },
  case: { means: 'reports and objections, with who made them', readers: ['moderator'] },
  complaint: {
    means: 'complaints and notices, with who made them: those about payments are finance’s, all others moderators’',
    readers: BOTH,
  },
  case_credits: { means: 'what a message cost, and what goes back if nobody answers it', readers: ['moderator'] },
  credits: { means: 'credits of a member: balance, movements, debt', readers: ['finance'] },
  payment: { means: 'payments, refunds, charge-backs, receipts and discounts of members', readers: ['finance'] },
  payment_address: {
    means: 'addresses of payment: account, its holder, telephone and address of a mandate, references of a provider',
    readers: ['finance'],
  },
  business: { means: 'figures, books, VAT, campaigns and advertising', readers: ['finance'] },
  operation: { means: 'settings and their history, staff, audit log, read models and failed jobs', readers: [] },
} as const satisfies Record<string, Kind>;
export type FieldKind = keyof typeof FIELD_KINDS;

/** Stands for all fields of a resource that are not listed themselves. */
const REST = '*';
/**
 * By resource, the part of an address after `/admin/`: which field is of which kind. A field has the kind of what it
 * stands in, unless it is listed itself or its name is in `NAMED_FIELDS`. What more than one role reads lists all of its
 * fields; the rest has one kind for all of them.
 */
export const RESOURCE_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldKind>>>> = {
  members: {
    id: 'record',
    member_id: 'record',
    outcome: 'record',
    erase_at: 'record',
    name: 'person',
    age: 'person',
    gender: 'person',
    country: 'person',
    region: 'person',
    email: 'contact',
    status: 'account',
    fictional: 'account',
    disabled: 'account',
    signup_date: 'account',
    paid_user: 'account',
    invisible: 'account',
    conversations: 'account',
    decisions: 'account',
    consents: 'profile',
    profile: 'profile',
    photos: 'photos',
    notes: 'notes',
    credits: 'credits',
    mails: 'letters',
    language: 'account',
    templates: 'choices',
    counted: 'account',
    states: 'account',
    'states.at': 'record',
    'states.email': 'contact',
    'states.name': 'person',
    'states.age': 'person',
    'states.gender': 'person',
    'states.country': 'person',
    'states.region': 'person',
    'states.profile': 'profile',
    'states.conversations.listed': 'messages',
    'states.conversations.unread': 'messages',
    'states.conversations.sent': 'messages',
    'states.conversations.received': 'messages',
  },
  find: {
    'records.kind': 'record',
    'records.id': 'record',
    'records.exact': 'record',
    'records.status': 'record',
    'records.at': 'record',
    'records.title': 'person',
    'records.detail': 'contact',
    'records.amount': 'payment',
  },
  queues: { queues: 'waiting' },
  installation: { [REST]: 'operation' },
  'mail-texts': { [REST]: 'operation' },
  streams: {
    stream: 'record',
    before: 'record',
    'events.version': 'event',
    'events.position': 'event',
    'events.type': 'event',
    'events.at': 'event',
    'events.data': 'event',
    'events.sealed': 'event',
    'events.actor': 'colleague',
    staff: 'colleague',
  },

  photos: { [REST]: 'photos' },
  'chat-photos': { [REST]: 'photos' },
  inbox: {
    [REST]: 'messages',
    'unanswered.credits': 'case_credits',
    'messages.price': 'case_credits',
  },
  cases: { [REST]: 'case' },
  objections: { [REST]: 'case' },
  // `address` is the sender's own, given with a notice of illegal content.
  complaints: { [REST]: 'complaint', address: 'complaint' },

  payments: { [REST]: 'payment' },
  'payment-methods': { [REST]: 'payment' },
  refunds: { [REST]: 'payment' },
  proposals: { [REST]: 'payment' },
  chargebacks: { [REST]: 'payment' },
  'chargeback-totals': { [REST]: 'business' },
  receipts: { [REST]: 'payment' },
  'receipt-totals': { [REST]: 'business' },
  'payment-counts': { [REST]: 'business' },
  'payment-totals': { [REST]: 'business' },
  'refund-totals': { [REST]: 'business' },
  wallets: { [REST]: 'credits', 'transactions.photo': 'credits' },
  'direct-debits': { [REST]: 'payment' },
  'debit-files': { [REST]: 'payment' },
  'debit-files-due': { [REST]: 'payment' },
  blocklist: { [REST]: 'payment_address' },
  reconciliations: { [REST]: 'payment' },
  discounts: { [REST]: 'payment' },
  books: { [REST]: 'business' },
  ledger: { [REST]: 'business' },
  months: { [REST]: 'business' },
  vat: { [REST]: 'business' },
  figures: {
    [REST]: 'business',
    messages: 'business',
    'periods.now.messages': 'business',
    'periods.before.messages': 'business',
    'total.now.messages': 'business',
    'total.before.messages': 'business',
  },
  attribution: { [REST]: 'business' },
  campaigns: { [REST]: 'business' },
  'campaign-choices': { [REST]: 'business' },

  brands: { [REST]: 'choices' },
  regions: { [REST]: 'choices' },
  'reason-templates': { [REST]: 'choices' },
  choices: { [REST]: 'choices', interests: 'choices' },
  gifts: { [REST]: 'choices', 'gifts.price': 'choices' },
  interests: { [REST]: 'choices', interests: 'choices' },
  'gift-pictures': { [REST]: 'choices' },
  'lander-files': { [REST]: 'choices' },

  login: { [REST]: 'own' },
  session: { [REST]: 'own' },
  logout: { [REST]: 'own' },
  account: { [REST]: 'own' },
  password: { [REST]: 'own' },

  staff: { [REST]: 'operation' },
  agreements: { [REST]: 'operation' },
  settings: { [REST]: 'operation' },
  'page-texts': { [REST]: 'operation' },
  audit: { [REST]: 'operation' },
  projections: { [REST]: 'operation' },
  'failed-jobs': { [REST]: 'operation' },
  'lander-origin': { [REST]: 'operation' },
  'lander-previews': { [REST]: 'operation' },
  'lander-pictures': { [REST]: 'operation' },
  'lander-videos': { [REST]: 'operation' },
};

/** Names that say what a field is wherever it stands, so that a new field in an old answer cannot slip through. */
export const NAMED_FIELDS: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  profile: [
    'consents',
    'description',
    'interests',
    'city',
    'relationship_status',
    'reason_for_signup',
    'sought_gender',
    'sexuality',
  ],
  photos: ['photo', 'photos', 'thumb_url', 'card_url', 'photo_url', 'then_url', 'url'],
  messages: ['messages', 'message', 'last_message'],
  notes: ['notes', 'note'],
  credits: ['credits', 'balance', 'debt', 'credits_left', 'wallet', 'transactions'],
  payment: [
    'amount',
    'price',
    'payment',
    'payment_id',
    'payment_method',
    'package',
    'provider',
    'refund_id',
    'refunded',
    'charged_back',
    'discount_code',
    'paid',
    'money',
    'receipt',
  ],
  payment_address: ['iban', 'phone', 'holder', 'address', 'bank', 'mandate', 'provider_reference', 'reference'],
};
const KIND_OF_NAME: ReadonlyMap<string, FieldKind> = new Map(
  Object.entries(NAMED_FIELDS).flatMap(([kind, names]) => names.map((name) => [name, kind as FieldKind] as const)),
);

/** The resource of a console route: `/api/admin/members/:id` and `/api/admin/members.csv` are of `members`. */
export const resourceOf = (url: string): string => url.replace(/^\/api\/admin\//, '').split(/[/.]/)[0]!;

/**
 * The kind of one field of a resource's answers; undefined: the table does not know it.
 *
 * @param field its path without places in lists, such as `photos.thumb_url`
 */
export function kindOfField(resource: string, field: string): FieldKind | undefined {
  const listed = Object.hasOwn(RESOURCE_FIELDS, resource) ? RESOURCE_FIELDS[resource]! : {};
  const names = field.split('.');
  for (let depth = names.length; depth > 0; depth--) {
    const path = names.slice(0, depth).join('.');
    if (Object.hasOwn(listed, path)) return listed[path];
    const named = KIND_OF_NAME.get(names[depth - 1]!);
    if (named) return named;
  }
  return listed[REST];
}

export const seesKind = (role: Role, kind: FieldKind): boolean =>
  role === 'admin' || (FIELD_KINDS[kind].readers as readonly Role[]).includes(role);
