import type { Staff } from '../../kernel/index.js';

type Role = Staff['role'];

interface StreamRight {
  /** Roles besides admin that may read streams of this kind. */
  readers: readonly Role[];
  /** Sealed fields, by event type, that readers may decrypt. All other fields stay sealed for everybody. */
  opens?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Which streams each role may read, and which sealed fields it may see there (ADM-05). A kind that is not listed is for
 * admins only, and stays sealed. Private messages are decrypted for nobody here: a report brings them into a case.
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
      // Special categories of data are left out.
      ProfileEdited: ['changes.name', 'changes.city', 'changes.description'],
      ProfileMarkedFictional: ['reason'],
      ProfileUnmarkedFictional: ['reason'],
    },
  },
  album: { readers: ['moderator'] },
  relation: { readers: ['moderator'] },
  like: { readers: ['moderator'] },
  chatphoto: { readers: ['moderator'] },
  conversation: { readers: ['moderator'] },
  starts: { readers: ['moderator'] },
  inbox: { readers: ['moderator'] },
  notes: {
    readers: ['moderator', 'finance'],
    opens: { StaffNoteWritten: ['text'] },
  },
  case: {
    readers: ['moderator'],
    opens: { CaseOpened: ['text'], NoticeTakenUp: ['text'], CaseDecided: ['statement'], CaseObjected: ['text'] },
  },
  complaint: {
    readers: ['moderator'],
    opens: {
      ComplaintMade: ['text', 'email', 'name', 'address'],
      ComplaintAnswered: ['text'],
      ComplaintReplied: ['text', 'from'],
      ComplaintNoted: ['text'],
    },
  },
  complaintlog: { readers: ['moderator'] },
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

/** Everybody who may read a stream may read why staff did something. */
const REASON = 'reason';

export const kindOf = (stream: string): string => {
  const dash = stream.indexOf('-');
  return dash < 0 ? stream : stream.slice(0, dash);
};

/** The kind comes from the URL: `constructor` must not match, though every object has one. */
const rightOf = (stream: string): StreamRight | undefined =>
  Object.hasOwn(STREAMS, kindOf(stream)) ? STREAMS[kindOf(stream)] : undefined;

export const mayRead = (role: Role, stream: string): boolean =>
  role === 'admin' || (rightOf(stream)?.readers.includes(role) ?? false);

/** `field`: path in the event data, such as `changes.name`. */
export const mayOpen = (role: Role, event: { stream: string; type: string }, field: string): boolean =>
  mayRead(role, event.stream) &&
  (field === REASON || (rightOf(event.stream)?.opens?.[event.type]?.includes(field) ?? false));
