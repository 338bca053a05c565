import { disableMember, enableMember, memberOf } from '../../members/accounts/index.js';
import {
  chatPhotoStreams,
  conversationOf,
  putChatPhotoMessageBack,
  putMessageBack,
  takeChatPhotoMessageDown,
  takeMessageDown,
} from '../../meeting/conversations/index.js';
import type { AnyRef, Sealed, Transaction } from '../../kernel/index.js';
import { albumOf, putPhotoBack, takePhotoDown } from '../../members/photos/index.js';
import type { Subject } from './case.events.js';
import type { Measure } from './report.values.js';

/** `told`: the reason that the member reads; null if no account is disabled or enabled. */
interface About {
  caseId: string;
  subject: Subject;
  reporter: string;
  told: Sealed | null;
}

/** The streams written when these measures are taken or reversed. */
export const streamsOf = (subject: Subject, measures: readonly Measure[]): AnyRef[] =>
  measures.flatMap((measure): AnyRef[] => {
    if (measure === 'disable') return [memberOf(subject.member)];
    if (subject.kind === 'photo') return [albumOf(subject.member)];
    if (subject.kind !== 'message') return [];
    const { conversation, member: from, photo } = subject;
    return [conversationOf(conversation), ...(photo ? chatPhotoStreams({ photo, from }) : [])];
  });

/** Returns whether anything changed: the photo may be deleted, or the account disabled already. */
export function take(tx: Transaction, measure: Measure, { caseId, subject, reporter, told }: About): boolean {
  if (measure === 'disable') return told !== null && disableMember(tx, subject.member, told, caseId);
  if (subject.kind === 'photo') return takePhotoDown(tx, subject.member, subject.photo);
  if (subject.kind !== 'message') return false;
  const message = { ...subject, from: subject.member, to: reporter };
  if (subject.photo) return takeChatPhotoMessageDown(tx, { ...message, photo: subject.photo });
  takeMessageDown(tx, message);
  return true;
}

/** Returns whether anything changed: an account that is disabled for another reason by now stays disabled. */
export function undo(tx: Transaction, measure: Measure, { caseId, subject, reporter, told }: About): boolean {
  if (measure === 'disable') return told !== null && enableMember(tx, subject.member, told, caseId);
  if (subject.kind === 'photo') return putPhotoBack(tx, subject.member, subject.photo);
  if (subject.kind !== 'message') return false;
  const message = { ...subject, from: subject.member, to: reporter };
  if (subject.photo) return putChatPhotoMessageBack(tx, { ...message, photo: subject.photo });
  putMessageBack(tx, message);
  return true;
}
