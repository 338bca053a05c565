import type { Staff } from '../../kernel/index.js';

type Role = Staff['role'];

interface StreamRight {
  /** Who beside admins may read streams of this kind. */
  readers: readonly Role[];
  /** Sealed fields by event type; who reads the stream may open them. All others stay sealed for everybody. */
  opens?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Which streams each role may read, and what they may see in plain there (ADM-05). A kind that is not listed is for
 * admins, and sealed. What members write to each other is opened for nobody: a report brings it to a case.
 */
const STREAMS: Readonly<Record<string, StreamRight>> = {
  member: {
    readers: ['moderator', 'finance'],
    opens: {
      SignedUp: ['email'],
      EmailChangeRequested: ['email'],
      EmailChanged: ['email'],
      MemberDisabled: ['reason'],
      MemberEnabled: ['reason'],
    },
  },
  mailing: { readers: ['moderator'] },
  profile: {
    readers: ['moderator'],
    opens: {
      ProfileCreated: ['name', 'dateOfBirth', 'city', 'description'],
      // What the law calls special stays out.
      ProfileEdited: ['changes.name', 'changes.city', 'changes.description'],
      ProfileMarkedFictional: ['reason'],
      ProfileUnmarkedFictional: ['reason'],
    },
  },
  album: { readers: ['moderator'] },
  relation: { readers: ['moderator'] },
  like: { readers: ['moderator'] },
  conversation: { readers: ['moderator'] },
  starts: { readers: ['moderator'] },
  inbox: { readers: ['moderator'] },
  notes: {
    readers: ['moderator', 'finance'],
    opens: { StaffNoteWritten: ['text'] },
  },
  case: { readers: ['moderator'], opens: { CaseOpened: ['text'], CaseDecided: ['statement'], CaseObjected: ['text'] } },
  caselog: { readers: ['moderator'] },
  wallet: { readers: ['finance'] },
  payment: { readers: ['finance'] },
  refund: { readers: ['finance'] },
  receipt: { readers: ['finance'] },
  debit: { readers: ['finance'] },
  debitfile: { readers: ['finance'] },
  reconciliation: { readers: ['finance'] },
  discount: { readers: ['finance'] },
  campaign: { readers: ['finance'] },
  redemption: { readers: ['finance'] },
  staff: { readers: [], opens: { StaffMemberAdded: ['email', 'name'], StaffMemberRenamed: ['name'] } },
};

/** Why staff did something is for everybody who may read the stream. */
const REASON = 'reason';

export const kindOf = (stream: string): string => {
  const dash = stream.indexOf('-');
  return dash < 0 ? stream : stream.slice(0, dash);
};

/** Kinds come out of addresses: `constructor` is none, though every object has one. */
const rightOf = (stream: string): StreamRight | undefined =>
  Object.hasOwn(STREAMS, kindOf(stream)) ? STREAMS[kindOf(stream)] : undefined;

export const mayRead = (role: Role, stream: string): boolean =>
  role === 'admin' || (rightOf(stream)?.readers.includes(role) ?? false);

/** `field`: its path in the data, such as `changes.name`. */
export const mayOpen = (role: Role, event: { stream: string; type: string }, field: string): boolean =>
  mayRead(role, event.stream) &&
  (field === REASON || (rightOf(event.stream)?.opens?.[event.type]?.includes(field) ?? false));
