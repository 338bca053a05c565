/** Who may call: everyone a route can meet. */
export const ROLES = [
  'visitor',
  'unconfirmed',
  'free',
  'premium',
  /** Blocked by the other member. */
  'blocked',
  'invisible',
  'deleted',
  'moderator',
  'finance',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** `ok` or the code of the refusal. */
export type Answer = string;
export type Answers = Record<Role, Answer>;

type Some = Partial<Answers>;

const fill = (roles: readonly Role[], answer: Answer): Some => Object.fromEntries(roles.map((role) => [role, answer]));
const LOGGED_IN = ['unconfirmed', 'free', 'premium', 'blocked', 'invisible'] as const;
const STAFF = ['moderator', 'finance', 'admin'] as const;

/** The same for all, whoever they are. */
export const everyone = (answer: Answer, but: Some = {}): Answers => ({ ...fill(ROLES, answer), ...but }) as Answers;

/** For who is logged in. Staff have no session on the site: there they are visitors, as is one who has deleted the account. */
export const members = (answer: Answer, but: Some = {}): Answers =>
  everyone('authentication_required', { ...fill(LOGGED_IN, answer), ...but });

/** For members whose e-mail is confirmed (ACC-04). */
export const confirmed = (answer: Answer, but: Some = {}): Answers =>
  members(answer, { unconfirmed: 'confirmation_required', ...but });

/** For staff of any role in the console; members have no session there. */
export const staff = (answer: Answer, but: Some = {}): Answers =>
  everyone('authentication_required', { ...fill(STAFF, answer), ...but });

/** For one role of staff, and admins (ADM-05). */
export const only = (role: 'moderator' | 'finance' | 'admin', answer: Answer): Answers =>
  staff('forbidden', { [role]: answer, admin: answer });
