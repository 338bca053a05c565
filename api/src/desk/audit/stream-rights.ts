import type { Staff } from '../../kernel/domain.js';

type Role = Staff['role'];

interface StreamRight {
  /** Roles besides admin that may read streams of this kind. */
  readers: readonly Role[];
  /** Sealed fields, by event type, that readers may decrypt. All other fields stay sealed for everybody. */
  opens?: Readonly<Record<string, readonly string[]>>;
  /** Fields, by event type, that admins alone see. */
  hides?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Which streams each role may read, and which sealed fields it may see there (ADM-05). A kind that is not listed is for
 * admins only, and stays sealed. Private messages are decrypted for nobody here: a report brings them into a case.
 */
export const STREAM_RIGHTS: Readonly<Record<string, StreamRight>> = {
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
      ProfileCreated: ['name', 'dateOfBirth', 'gender', 'soughtGender', 'city', 'description'],
      // Special categories of data are left out.
      ProfileEdited: ['changes.name', 'changes.city', 'changes.description', 'changes.sought_gender'],
      ProfileMarkedFictional: ['reason'],
      ProfileUnmarkedFictional: ['reason'],
      ProfileHidden: ['reason'],
      ProfileShownAgain: ['reason'],
      ProfileTextCleared: ['reason', 'words'],
      ProfileTextPutBack: ['reason'],
    },
  },
  album: { readers: ['moderator'] },
  relation: { readers: ['moderator'] },
  like: { readers: ['moderator'] },
  chatphoto: { readers: ['moderator'] },
  // What a message cost is a moderator's matter; which credits of the wallet paid for it is not.
  conversation: { readers: ['moderator'], hides: { MessageSent: ['toFictional.paidFrom'] } },
  starts: { readers: ['moderator'] },
  inbox: { readers: ['moderator'] },
  notes: {
    readers: ['moderator', 'finance'],
    opens: { StaffNoteWritten: ['text'] },
  },
  contact: {
    readers: ['moderator'],
    opens: { StaffMailWritten: ['subject', 'text'] },
  },
  case: {
    readers: ['moderator'],
    opens: { CaseOpened: ['text'], NoticeTakenUp: ['text'], CaseDecided: ['statement'], CaseObjected: ['text'] },
  },
  // Each desk its own: the guard of complaints.
  complaint: {
    readers: ['moderator', 'finance'],
    opens: {
      ComplaintMade: ['text', 'email', 'name', 'address'],
      ComplaintAnswered: ['text'],
      ComplaintReplied: ['text', 'from'],
      ComplaintNoted: ['text'],
    },
  },
  complaintlog: { readers: ['moderator', 'finance'] },
  caselog: { readers: ['moderator'] },
  // Finance need not know who writes to whom (decision 91).
  wallet: { readers: ['finance'], hides: { CreditsSpent: ['recipient'], CreditsReturned: ['recipient'] } },
  payment: { readers: ['finance'] },
  refund: { readers: ['finance'] },
  proposal: { readers: ['finance'] },
  chargeback: { readers: ['finance'], opens: { ChargebackStatementWritten: ['statement'] } },
  receipt: { readers: ['finance'] },
  month: { readers: ['finance'] },
  keptbooks: { readers: ['finance'] },
  debit: { readers: ['finance'] },
  debitfile: { readers: ['finance'] },
  reconciliation: { readers: ['finance'] },
  discount: { readers: ['finance'] },
  campaign: { readers: ['finance'] },
  redemption: { readers: ['finance'] },
  discountplaces: { readers: ['finance'] },
  staff: { readers: [], opens: { StaffMemberAdded: ['email', 'name'], StaffMemberRenamed: ['name'] } },
};

/** `field`: path in the event data, such as `toFictional.paidFrom`. */
export const maySee = (role: Role, event: { stream: string; type: string }, field: string): boolean =>
  role === 'admin' || !(rightOf(event.stream)?.hides?.[event.type]?.includes(field) ?? false);

/** A note says in which role it was written: that role reads it, and all read what an admin wrote. */
const isOfOwnRole = (reader: Role, data: { role?: string } = {}): boolean =>
  data.role === undefined || reader === 'admin' || data.role === 'admin' || data.role === reader;

/** Everybody who may read a stream may read why staff did something. */
const REASON = 'reason';

export const kindOf = (stream: string): string => {
  const dash = stream.indexOf('-');
  return dash < 0 ? stream : stream.slice(0, dash);
};

/** The kind comes from the URL: `constructor` must not match, though every object has one. */
const rightOf = (stream: string): StreamRight | undefined =>
  Object.hasOwn(STREAM_RIGHTS, kindOf(stream)) ? STREAM_RIGHTS[kindOf(stream)] : undefined;

export const mayRead = (role: Role, stream: string): boolean =>
  role === 'admin' || (rightOf(stream)?.readers.includes(role) ?? false);

/** `field`: path in the event data, such as `changes.name`. */
export const mayOpen = (role: Role, event: { stream: string; type: string; data?: object }, field: string): boolean =>
  mayRead(role, event.stream) &&
  isOfOwnRole(role, event.data) &&
  (field === REASON || (rightOf(event.stream)?.opens?.[event.type]?.includes(field) ?? false));
