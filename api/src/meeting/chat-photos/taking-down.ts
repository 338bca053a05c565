import { memberOf } from '../../members/accounts/index.js';
import { walletOf } from '../../money/credits/index.js';
import type { AnyRef, Transaction } from '../../kernel/index.js';
import { putMessageBack, takeMessageDown } from '../conversations/index.js';
import { chatPhotoOf, putChatPhotoBack, takeChatPhotoDown } from './chat-photo.js';
import { returnPaidFor } from './chat-photo-outcomes.js';

/** A photo's message, by its version. */
interface About {
  photo: string;
  conversation: string;
  version: number;
  from: string;
  to: string;
}

/** What a transaction writes, beside the conversation, that takes a photo down or puts it back. */
export const chatPhotoStreams = ({ photo, from }: Pick<About, 'photo' | 'from'>): AnyRef[] => [
  chatPhotoOf(photo),
  walletOf(from),
  memberOf(from),
];

/** Neither of the two sees it any more, and its credits are back; whether it was there until then (PRV-03). */
export function takeChatPhotoMessageDown(tx: Transaction, about: About): boolean {
  const photo = chatPhotoOf(about.photo);
  const before = tx.state(photo);
  const [down] = tx.decide(photo, (state) => takeChatPhotoDown(state, { at: tx.at }));
  if (!down) return false;
  takeMessageDown(tx, about);
  returnPaidFor(tx, before, down.data.credits);
  return true;
}

/** Its sender keeps the credits: the mistake was not theirs. */
export function putChatPhotoMessageBack(tx: Transaction, about: About): boolean {
  const [back] = tx.decide(chatPhotoOf(about.photo), (state) => putChatPhotoBack(state, { at: tx.at }));
  if (back) putMessageBack(tx, about);
  return back !== undefined;
}
