/** Every role a caller can have. */
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

/** `ok` or the error code. */
export type Answer = string;
export type Answers = Record<Role, Answer>;

type Some = Partial<Answers>;

const fill = (roles: readonly Role[], answer: Answer): Some => Object.fromEntries(roles.map((role) => [role, answer]));
const LOGGED_IN = ['unconfirmed', 'free', 'premium', 'blocked', 'invisible'] as const;
const STAFF = ['moderator', 'finance', 'admin'] as const;

/** The same answer for all roles, with exceptions. */
export const everyone = (answer: Answer, but: Some = {}): Answers => ({ ...fill(ROLES, answer), ...but }) as Answers;

/** For logged-in members. Staff and deleted members have no session on the site, so they count as visitors. */
export const members = (answer: Answer, but: Some = {}): Answers =>
  everyone('authentication_required', { ...fill(LOGGED_IN, answer), ...but });

/** For members with a confirmed e-mail address (ACC-04). */
export const confirmed = (answer: Answer, but: Some = {}): Answers =>
  members(answer, { unconfirmed: 'confirmation_required', ...but });

/** For staff of any role on the console; members have no session there. */
export const staff = (answer: Answer, but: Some = {}): Answers =>
  everyone('authentication_required', { ...fill(STAFF, answer), ...but });

/** For one staff role and admins (ADM-05). */
export const only = (role: 'moderator' | 'finance' | 'admin', answer: Answer): Answers =>
  staff('forbidden', { [role]: answer, admin: answer });
