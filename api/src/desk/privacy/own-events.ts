import { SYSTEM, type RecordedEvent } from '../../kernel/domain.js';

/** Kinds of streams named after a member's id that belong to the member entirely. */
export const OWN_KINDS = [
  'member',
  'mailing',
  'profile',
  'album',
  'wallet',
  'starts',
  'chatsigns',
  'swipes',
  'savedsearches',
  'autolikes',
  'dataexport',
  'contact',
] as const;
/** Kinds of streams that a member shares with others, the site or its staff. */
export const SHARED_KINDS = [
  'chatphoto',
  'conversation',
  'like',
  'relation',
  'payment',
  'proposal',
  'chargeback',
  'refund',
  'debit',
  'receipt',
  'redemption',
  'discount',
  'case',
  'complaint',
] as const;

/** Fields with evidence about a reported member, or with the acting member of staff: not the reader's own data. */
const OF_OTHERS = new Set(['evidence', 'by', 'decidedBy', 'begunBy', 'writtenBy']);

/** Where a photo sent in a chat, or the file of a complaint or of a mailed reply, is stored, and what opens it. */
const OF_SITE = new Set([
  ...['ChatPhotoSent.file', 'ChatPhotoSent.key', 'ChatPhotoSent.placeholder'],
  ...['ComplaintMade.file', 'ComplaintReplied.files'],
]);

/** Both members of a conversation may know what happens to a message (PRV-03). */
const OF_BOTH = new Set(['MessageTakenDown', 'MessagePutBack']);

/** What became of a photo that somebody sent is theirs to know, and no concern of the other's (CHT-11). */
const OF_SENDER = new Set([
  ...['ChatPhotoPassed', 'ChatPhotoRefused', 'ChatPhotoTakenDown', 'ChatPhotoPutBack', 'ChatPhotoUnanswered'],
]);

/** What was written back and forth, and its end; who of the staff took it up, and what they noted, is theirs. */
const OF_COMPLAINANT = new Set(['ComplaintMade', 'ComplaintAnswered', 'ComplaintReplied', 'ComplaintClosed']);

const kindOf = ({ stream }: { stream: string }) => stream.slice(0, stream.indexOf('-'));

/** Whether the member may read an event: likes, blocks and reports by others are not theirs (DSC-05). */
export function isOwn(event: RecordedEvent, memberId: string): boolean {
  if ((OWN_KINDS as readonly string[]).includes(kindOf(event))) return event.streamId === memberId;
  const data = event.data as { memberId?: string; by?: string; to?: string; from?: string };
  if (OF_SENDER.has(event.type)) return data.from === memberId;
  // A photo that was inspected first is delivered by the site.
  if (event.type === 'MessageSent' && event.actor === SYSTEM && data.from === memberId) return true;
  if (OF_BOTH.has(event.type) && data.from === memberId) return true;
  return event.actor === memberId || [data.memberId, data.by, data.to].includes(memberId);
}

/**
 * Returns a predicate for the events of one stream, read from its start, that tells which ones the member may read. A
 * case's decision is for the member it was taken against, as on the page of decisions (PRV-03); a dismissed report
 * stays unknown to them.
 */
export function ownIn(memberId: string): (event: RecordedEvent) => boolean {
  let reported = false;
  let objected = false;
  let complained = false;
  return (event) => {
    const data = event.data as { subject?: { member: string }; decision?: string; side?: string; memberId?: string };
    if (event.type === 'ComplaintMade') complained = data.memberId === memberId;
    if (OF_COMPLAINANT.has(event.type)) return complained;
    if (event.type === 'NoticeTakenUp') {
      reported = data.subject?.member === memberId;
      return false;
    }
    if (event.type === 'CaseOpened') reported = data.subject?.member === memberId;
    if (event.type === 'DecisionObjected') return (reported = objected = data.subject?.member === memberId);
    if (event.type === 'CaseObjected') {
      // What whoever made a report says to its being dismissed is theirs alone.
      if (data.side === 'reporter') return isOwn(event, memberId);
      objected = true;
      // Staff may have entered it for a disabled member.
      return reported;
    }
    if (event.type === 'CaseDecided') return reported && (objected || data.decision === 'upheld');
    return isOwn(event, memberId);
  };
}

/** An event as its member reads it; sealed texts are still sealed. */
export function ownView({ type, at, stream, actor, data }: RecordedEvent, memberId: string) {
  const kept = Object.entries(data).filter(
    ([name, value]) => !OF_SITE.has(`${type}.${name}`) && (!OF_OTHERS.has(name) || value === memberId),
  );
  return { event: type, at: at.toISOString(), by: doer(actor, memberId), in: stream, data: Object.fromEntries(kept) };
}

function doer(actor: string, memberId: string): 'you' | 'site' | 'staff' | 'other' {
  // At sign-up the actor is still a visitor.
  if (actor === memberId || actor === 'visitor') return 'you';
  if (actor === SYSTEM) return 'site';
  return actor.startsWith('staff:') ? 'staff' : 'other';
}
