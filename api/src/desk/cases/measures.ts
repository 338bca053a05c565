import { disableMember, enableMember, memberOf } from '../../members/accounts/index.js';
import {
  chatPhotoStreams,
  putChatPhotoMessageBack,
  takeChatPhotoMessageDown,
  type Restoring,
} from '../../meeting/chat-photos/index.js';
import { conversationOf, putMessageBack, takeMessageDown } from '../../meeting/conversations/index.js';
import type { AnyRef, Sealed, Transaction } from '../../kernel/index.js';
import { albumOf, putPhotoBack, takePhotoDown } from '../../members/photos/index.js';
import {
  clearText,
  hideProfile,
  profileOf,
  putTextBack,
  showProfileAgain,
  type ClearableText,
  type Cleared,
} from '../../members/profiles/index.js';
import type { Subject } from './case.events.js';
import { clearedBy, type Measure } from './report.values.js';

interface About {
  caseId: string;
  subject: Subject;
  /** Null: no report led to it. */
  reporter: string | null;
  /** The reason that the member reads; null if neither account nor profile changes. */
  told: Sealed | null;
  /** Texts of the profile that still stand as they were reported. */
  texts: readonly ClearableText[];
  /** What this case, or the decision it is about, cleared. */
  cleared: readonly Cleared[];
  /** How a photo in a chat that was turned down is delivered after all; null if the case is not about one. */
  restoring: Restoring | null;
}

/** Hiding the profile, and clearing one of its texts. */
export const touchesProfile = (measure: Measure): boolean => measure === 'hide' || clearedBy(measure) !== undefined;

/** The streams written when these measures are taken or reversed. */
export const streamsOf = (
  { subject, restoring }: Pick<About, 'subject' | 'restoring'>,
  measures: readonly Measure[],
): AnyRef[] =>
  measures.flatMap((measure): AnyRef[] => {
    if (measure === 'disable') return [memberOf(subject.member)];
    if (touchesProfile(measure)) return [profileOf(subject.member)];
    if (subject.kind === 'photo' || subject.kind === 'rejected_photo') return [albumOf(subject.member)];
    if (subject.kind === 'rejected_chat_photo') return [...(restoring?.writes ?? [])];
    if (subject.kind !== 'message') return [];
    const { conversation, member: from, photo } = subject;
    return [conversationOf(conversation), ...(photo ? chatPhotoStreams({ photo, from }) : [])];
  });

/** The two of a reported message. */
const messageOf = ({ subject, reporter }: About) =>
  subject.kind === 'message' && reporter !== null
    ? { conversation: subject.conversation, version: subject.version, from: subject.member, to: reporter }
    : undefined;

/** Returns whether anything changed: the photo may be deleted, the text written anew, or the account disabled already. */
export function take(tx: Transaction, measure: Measure, about: About): boolean {
  const { caseId, subject, told } = about;
  if (measure === 'disable') return told !== null && disableMember(tx, subject.member, told, caseId);
  if (touchesProfile(measure)) return told !== null && restrict(tx, measure, { ...about, told });
  if (subject.kind === 'photo') return takePhotoDown(tx, subject.member, subject.photo);
  const message = messageOf(about);
  if (!message || subject.kind !== 'message') return false;
  if (subject.photo) return takeChatPhotoMessageDown(tx, { ...message, photo: subject.photo });
  takeMessageDown(tx, message);
  return true;
}

type Told = About & { told: Sealed };

/** The case says which rule was broken. */
function restrict(tx: Transaction, measure: Measure, { caseId, subject, told, texts }: Told): boolean {
  const restriction = { id: caseId, caseId, ground: null, reason: told };
  if (measure === 'hide') return hideProfile(tx, subject.member, restriction);
  const text = texts.find(({ field }) => field === clearedBy(measure));
  return text !== undefined && clearText(tx, subject.member, { ...text, ...restriction });
}

/** Only what this case did, or what it is about; and no text that the member has written anew. */
function lift(tx: Transaction, measure: Measure, { caseId, subject, told, cleared }: Told): boolean {
  if (measure === 'hide') return showProfileAgain(tx, subject.member, { reason: told, caseId, of: caseId });
  const text = cleared.find(({ field }) => field === clearedBy(measure));
  return text !== undefined && putTextBack(tx, subject.member, { ...text, reason: told, caseId });
}

/** Returns whether anything changed: an account that is disabled for another reason by now stays disabled. */
export function undo(tx: Transaction, measure: Measure, about: About): boolean {
  const { caseId, subject, told, restoring } = about;
  if (measure === 'disable') {
    const contested = subject.kind === 'account';
    return told !== null && enableMember(tx, subject.member, told, { caseId, contested });
  }
  if (touchesProfile(measure)) return told !== null && lift(tx, measure, { ...about, told });
  if (subject.kind === 'photo' || subject.kind === 'rejected_photo')
    return putPhotoBack(tx, subject.member, subject.photo);
  if (subject.kind === 'rejected_chat_photo') return restoring?.restore(tx) ?? false;
  const message = messageOf(about);
  if (!message || subject.kind !== 'message') return false;
  if (subject.photo) return putChatPhotoMessageBack(tx, { ...message, photo: subject.photo });
  putMessageBack(tx, message);
  return true;
}
