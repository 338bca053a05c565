import type { Transaction } from '../../kernel/domain.js';
import { memberOf } from '../accounts/index.js';
import { albumOf, putBackPhoto, takeDownPhoto } from './album.js';

// Each returns whether anything changed; the transaction must write `albumOf(memberId)` and read the member (PRV-03).

export const takePhotoDown = (tx: Transaction, memberId: string, photoId: string): boolean =>
  !isErased(tx, memberId) &&
  tx.decide(albumOf(memberId), (state) => takeDownPhoto(state, { photoId, at: tx.at })).length > 0;

export const putPhotoBack = (tx: Transaction, memberId: string, photoId: string): boolean =>
  !isErased(tx, memberId) &&
  tx.decide(albumOf(memberId), (state) => putBackPhoto(state, { photoId, at: tx.at })).length > 0;

/** Nobody sees a photo of theirs any more, and none is to stand for them again (PRV-01). */
export const isErased = (tx: Transaction, memberId: string): boolean => tx.state(memberOf(memberId)).status === 'none';
