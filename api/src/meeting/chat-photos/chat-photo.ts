import type { Part } from '../../money/credits/domain.js';
import { defineStream } from '../../kernel/domain.js';
import type {
  ChatPhotoDecided,
  ChatPhotoDecisionWithdrawn,
  ChatPhotoEvent,
  ChatPhotoPassed,
  ChatPhotoPutBack,
  ChatPhotoRefused,
  ChatPhotoSent,
  ChatPhotoTakenDown,
  ChatPhotoUnanswered,
  RefusalReason,
} from './chat-photo.events.js';

/**
 * `held`: its sender alone knows of it, until it is inspected. `shown`: it stands in the conversation. `refused`: neither
 * of the two sees it.
 */
export type ChatPhotoStatus = 'none' | 'held' | 'shown' | 'refused';

type PendingDecision = Pick<ChatPhotoDecided['data'], 'reason' | 'statement' | 'by' | 'effectiveAt'>;

/** One photo that was sent in a chat (CHT-11). */
export interface ChatPhoto {
  status: ChatPhotoStatus;
  /** Nobody has to look at it any more. */
  inspected: boolean;
  /** Decided, but not told yet: it can still be taken back. */
  decision: PendingDecision | null;
  id: string;
  conversation: string;
  from: string;
  to: string;
  /** Version of its message; null while it has none. */
  message: number | null;
  price: number;
  paidFrom: readonly Part[];
  answerBy: string | null;
  width: number;
  height: number;
  /** Its credits are with its sender again: they come back once. */
  returned: boolean;
}

const initial: ChatPhoto = {
  status: 'none',
  inspected: false,
  decision: null,
  id: '',
  conversation: '',
  from: '',
  to: '',
  message: null,
  price: 0,
  paidFrom: [],
  answerBy: null,
  width: 0,
  height: 0,
  returned: false,
};

export const chatPhoto = defineStream<ChatPhoto, ChatPhotoEvent>({
  type: 'chatphoto',
  revision: 2,
  initial,
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ChatPhotoSent': {
        const { id, conversation, from, to, message, price, paidFrom, answerBy, width, height, writtenBy } = data;
        const told = { id, conversation, from, to, message, price, paidFrom, answerBy, width, height };
        // What staff send is out of an album: somebody has looked at it.
        return { ...initial, ...told, status: message === null ? 'held' : 'shown', inspected: writtenBy !== undefined };
      }
      case 'ChatPhotoDecided': {
        const { decidedAt: _, ...decision } = data;
        return { ...state, decision };
      }
      case 'ChatPhotoDecisionWithdrawn':
        return { ...state, decision: null };
      case 'ChatPhotoPassed':
        return { ...state, status: 'shown', message: data.message, inspected: true, decision: null };
      case 'ChatPhotoRefused':
      case 'ChatPhotoTakenDown': {
        const returned = state.returned || data.credits > 0;
        return { ...state, status: 'refused', inspected: true, decision: null, returned };
      }
      case 'ChatPhotoPutBack':
        return { ...state, status: 'shown' };
      case 'ChatPhotoUnanswered':
        return { ...state, returned: true };
    }
  },
});
export const chatPhotoOf = chatPhoto.of;

export function sendChatPhoto(state: ChatPhoto, data: ChatPhotoSent['data']): [ChatPhotoSent] {
  if (state.status !== 'none') throw new Error('this photo has been sent before');
  return [{ type: 'ChatPhotoSent', data }];
}

/** How it stands for who would decide it: two moderators decide it once (ADM-01). Undefined: it can be decided. */
export function decidedAs({ status, inspected, decision }: ChatPhoto): 'active' | 'rejected' | undefined {
  if (decision) return decision.reason === null ? 'active' : 'rejected';
  if (!inspected) return undefined;
  return status === 'shown' ? 'active' : 'rejected';
}

/** Whoever asks has seen that it is not decided (`decidedAs`). `reason` null lets it pass. */
export const decideChatPhoto = (
  _state: ChatPhoto,
  { at, ...decision }: PendingDecision & { at: string },
): [ChatPhotoDecided] => [{ type: 'ChatPhotoDecided', data: { ...decision, decidedAt: at } }];

/** Whose decision it is, in time; anybody else's stands. */
export const mayWithdraw = ({ decision }: ChatPhoto, { by, at }: { by: string; at: string }): boolean =>
  decision !== null && decision.by === by && at < decision.effectiveAt;

export const withdrawChatDecision = (
  { decision }: ChatPhoto,
  { at }: { at: string },
): [ChatPhotoDecisionWithdrawn] | [] =>
  decision ? [{ type: 'ChatPhotoDecisionWithdrawn', data: { withdrawnAt: at } }] : [];

/** What is to be done about the decision of that instant, once it can no longer be taken back; undefined: nothing. */
export function outcomeOf(
  { status, decision, answerBy }: ChatPhoto,
  { effectiveAt, at, reachable }: { effectiveAt: string; at: string; reachable: boolean },
): 'deliver' | 'pass' | RefusalReason | undefined {
  if (decision?.effectiveAt !== effectiveAt || at < effectiveAt) return undefined;
  if (decision.reason !== null) return decision.reason;
  if (status === 'shown') return 'pass';
  if (answerBy !== null && answerBy <= at) return 'unanswered';
  return reachable ? 'deliver' : 'not_delivered';
}

export const passChatPhoto = (
  { from }: ChatPhoto,
  { message, at }: { message: number; at: string },
): [ChatPhotoPassed] => [{ type: 'ChatPhotoPassed', data: { from, message, passedAt: at } }];

/** What is still to come back to who sent it. */
const due = ({ returned, price }: ChatPhoto): number => (returned ? 0 : price);

/** Nothing of one that is refused, or never was sent. */
export function refuseChatPhoto(
  state: ChatPhoto,
  { reason, at }: { reason: RefusalReason; at: string },
): [ChatPhotoRefused] | [] {
  if (state.status !== 'held' && state.status !== 'shown') return [];
  const { id, conversation, from, to, message, decision } = state;
  // Of what moderators turned down for a rule, and of nothing else.
  const said = decision?.reason === reason && decision.statement ? { statement: decision.statement } : {};
  const data = { id, conversation, from, to, message, reason, ...said, credits: due(state), refusedAt: at };
  return [{ type: 'ChatPhotoRefused', data }];
}

/** Nobody can answer in time any more what was not delivered by then (PRO-04). */
export const lapseChatPhoto = (state: ChatPhoto, { at }: { at: string }): [ChatPhotoRefused] | [] =>
  state.status === 'held' && state.answerBy !== null && state.answerBy <= at
    ? refuseChatPhoto(state, { reason: 'unanswered', at })
    : [];

export function takeChatPhotoDown(state: ChatPhoto, { at }: { at: string }): [ChatPhotoTakenDown] | [] {
  if (state.status !== 'shown') return [];
  const { id, conversation, from, message } = state;
  const data = { id, conversation, from, message: message!, credits: due(state), takenDownAt: at };
  return [{ type: 'ChatPhotoTakenDown', data }];
}

export const putChatPhotoBack = ({ from, status }: ChatPhoto, { at }: { at: string }): [ChatPhotoPutBack] | [] =>
  status === 'refused' ? [{ type: 'ChatPhotoPutBack', data: { from, putBackAt: at } }] : [];

/** Nothing where its credits are back already. */
export const unansweredChatPhoto = (state: ChatPhoto, { at }: { at: string }): [ChatPhotoUnanswered] | [] =>
  state.returned ? [] : [{ type: 'ChatPhotoUnanswered', data: { from: state.from, returnedAt: at } }];
