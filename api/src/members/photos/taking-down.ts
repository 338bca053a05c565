import type { Transaction } from '../../kernel/domain.js';
import { albumOf, putBackPhoto, takeDownPhoto } from './album.js';

/** Returns whether others could see the photo before; the transaction must write `albumOf(memberId)` (PRV-03). */
export const takePhotoDown = (tx: Transaction, memberId: string, photoId: string): boolean =>
  tx.decide(albumOf(memberId), (state) => takeDownPhoto(state, { photoId, at: tx.at })).length > 0;

/** The transaction must write `albumOf(memberId)`. */
export const putPhotoBack = (tx: Transaction, memberId: string, photoId: string): boolean =>
  tx.decide(albumOf(memberId), (state) => putBackPhoto(state, { photoId, at: tx.at })).length > 0;
