import { SYSTEM, type RecordedEvent } from '../../kernel/index.js';

/** Kinds of streams that bear a member's id and are all theirs. */
export const OWN_KINDS = ['member', 'mailing', 'profile', 'album', 'wallet', 'starts', 'dataexport'] as const;
/** Kinds of streams in which members meet others, the site or its staff. */
export const SHARED_KINDS = [
  'conversation',
  'like',
  'relation',
  'payment',
  'refund',
  'debit',
  'receipt',
  'redemption',
  'discount',
  'case',
] as const;

/** What the site kept of a reported member, and who of the staff did something: theirs, not the reader's. */
const OF_OTHERS = new Set(['evidence', 'by', 'writtenBy']);

/** What becomes of a message is for both to know (PRV-03). */
const OF_BOTH = new Set(['MessageTakenDown', 'MessagePutBack']);

const kindOf = ({ stream }: { stream: string }) => stream.slice(0, stream.indexOf('-'));

/** Whether an event is for the member to read: that somebody else liked, blocked or reported them is not (DSC-05). */
export function isOwn(event: RecordedEvent, memberId: string): boolean {
  if ((OWN_KINDS as readonly string[]).includes(kindOf(event))) return event.streamId === memberId;
  const data = event.data as { memberId?: string; by?: string; to?: string; from?: string };
  if (OF_BOTH.has(event.type) && data.from === memberId) return true;
  return event.actor === memberId || [data.memberId, data.by, data.to].includes(memberId);
}

/**
 * Says of the events of one stream, from its beginning, which are for the member to read. A decision in a case is for
 * whom it was taken against, as on the page of decisions (PRV-03); a dismissed report stays unknown to them.
 */
export function ownIn(memberId: string): (event: RecordedEvent) => boolean {
  let reported = false;
  let objected = false;
  return (event) => {
    const data = event.data as { subject?: { member: string }; decision?: string };
    if (event.type === 'CaseOpened') reported = data.subject?.member === memberId;
    if (event.type === 'CaseObjected') {
      objected = true;
      // Of one who was shut out, staff wrote it down.
      return reported;
    }
    if (event.type === 'CaseDecided') return reported && (objected || data.decision === 'upheld');
    return isOwn(event, memberId);
  };
}

/** An event as its member reads it; sealed texts are still sealed. */
export function ownView({ type, at, stream, actor, data }: RecordedEvent, memberId: string) {
  const kept = Object.entries(data).filter(([name, value]) => !OF_OTHERS.has(name) || value === memberId);
  return { event: type, at: at.toISOString(), by: doer(actor, memberId), in: stream, data: Object.fromEntries(kept) };
}

function doer(actor: string, memberId: string): 'you' | 'site' | 'staff' | 'other' {
  // Whoever signs up is a visitor still.
  if (actor === memberId || actor === 'visitor') return 'you';
  if (actor === SYSTEM) return 'site';
  return actor.startsWith('staff:') ? 'staff' : 'other';
}
