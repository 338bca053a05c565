import { defineStream, premiumRequired } from '../../kernel/domain.js';
import type {
  AlbumEvent,
  MainPhotoChosen,
  PhotoAdded,
  PhotoApproved,
  PhotoDecided,
  PhotoDecisionWithdrawn,
  PhotoDeleted,
  PhotoPutBack,
  PhotoRejected,
  PhotosArranged,
  PhotoTakenDown,
  RejectionReason,
} from './album.events.js';
import { photoAlreadyDecided, photoLimitReached, photoNotActive, photoNotFound } from './photos.errors.js';

export const REJECTION_REASONS: readonly RejectionReason[] = [
  'no_person',
  'not_you',
  'nudity',
  'minor',
  'contact_details',
  'unclear',
  'other',
];

export interface AlbumPhoto {
  id: string;
  file: string;
  status: 'under_inspection' | 'active' | 'rejected';
  /** A decision that has not taken effect yet and can still be withdrawn. */
  decision: PendingDecision | null;
}

type PendingDecision = Pick<PhotoDecided['data'], 'reason' | 'statement' | 'by' | 'effectiveAt'>;

/** A member's photos; the quota keeps the list short. */
export interface Album {
  photos: readonly AlbumPhoto[];
  main: string | null;
}

export const album = defineStream<Album, AlbumEvent>({
  type: 'album',
  revision: 3,
  initial: { photos: [], main: null },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'PhotoAdded':
        return {
          ...state,
          photos: [...state.photos, { id: data.photoId, file: data.file, status: 'under_inspection', decision: null }],
        };
      case 'PhotoDecided': {
        const { photoId, decidedAt: _, ...decision } = data;
        return change(state, photoId, { decision });
      }
      case 'PhotoDecisionWithdrawn':
        return change(state, data.photoId, { decision: null });
      case 'PhotoApproved':
        return change(state, data.photoId, { status: 'active', decision: null });
      case 'PhotoRejected':
      case 'PhotoTakenDown':
        return {
          ...change(state, data.photoId, { status: 'rejected', decision: null }),
          main: mainWithout(state, data.photoId),
        };
      case 'PhotoPutBack':
        return change(state, data.photoId, { status: 'active' });
      case 'PhotoDeleted':
        return {
          photos: state.photos.filter(({ id }) => id !== data.photoId),
          main: mainWithout(state, data.photoId),
        };
      case 'MainPhotoChosen':
        return { ...state, main: data.photoId };
      case 'PhotosArranged':
        return { ...state, photos: inOrder(state, data.photoIds) };
    }
  },
});

/** The stream id is the member's id. */
export const albumOf = album.of;

export interface Quota {
  free: number;
  premium: number;
}

type NewPhoto = Omit<PhotoAdded['data'], 'addedAt'>;

/**
 * Every photo in the album counts, whatever its state: a rejected one makes room only when its owner deletes it, so
 * that nobody can have an unlimited number inspected (PRO-02).
 */
export function requireRoom({ photos }: Album, { premium, quota }: { premium: boolean; quota: Quota }): void {
  if (photos.length >= Math.max(quota.premium, quota.free)) throw photoLimitReached({ limit: quota.premium });
  if (!premium && photos.length >= quota.free) throw premiumRequired({ feature: 'photos' });
}

export function addPhoto(
  state: Album,
  { premium, quota, at, ...photo }: NewPhoto & { premium: boolean; quota: Quota; at: string },
): [PhotoAdded] {
  requireRoom(state, { premium, quota });
  return [{ type: 'PhotoAdded', data: { ...photo, addedAt: at } }];
}

interface Decision {
  photoId: string;
  at: string;
}

/** Seconds in which a moderator can withdraw a decision before it takes effect (ADM-01). */
export const UNDO_SECONDS = 10;

/** `reason` null approves. */
export function decidePhoto(
  state: Album,
  { at, ...decision }: Decision & Pick<PendingDecision, 'reason' | 'statement' | 'by'>,
): [PhotoDecided] {
  requireUndecided(state, decision.photoId);
  const effectiveAt = new Date(Date.parse(at) + UNDO_SECONDS * 1000).toISOString();
  return [{ type: 'PhotoDecided', data: { ...decision, decidedAt: at, effectiveAt } }];
}

/** Withdraws a decision; only by the moderator who made it, and in time. */
export function withdrawDecision(
  state: Album,
  { photoId, by, at }: Decision & { by: string },
): PhotoDecisionWithdrawn[] {
  const { status, decision } = find(state, photoId);
  if (!decision) {
    if (status === 'under_inspection') return [];
    throw photoAlreadyDecided({ status });
  }
  if (decision.by !== by || at >= decision.effectiveAt) throw photoAlreadyDecided({ status: outcome(decision) });
  return [{ type: 'PhotoDecisionWithdrawn', data: { photoId, withdrawnAt: at } }];
}

/** Applies the decision of that time, once it can no longer be withdrawn. */
export function publishDecision(
  state: Album,
  { photoId, effectiveAt, at }: Decision & { effectiveAt: string },
): (PhotoApproved | PhotoRejected | MainPhotoChosen)[] {
  const decision = state.photos.find(({ id }) => id === photoId)?.decision;
  if (decision?.effectiveAt !== effectiveAt || at < effectiveAt) return [];
  const { reason, statement } = decision;
  if (reason === null) return approved(state, { photoId, at });
  return [{ type: 'PhotoRejected', data: { photoId, reason, ...(statement && { statement }), rejectedAt: at } }];
}

const outcome = ({ reason }: PendingDecision): AlbumPhoto['status'] => (reason === null ? 'active' : 'rejected');

/** Approves immediately, without the possibility of withdrawal. */
export function approvePhoto(state: Album, { photoId, at }: Decision): (PhotoApproved | MainPhotoChosen)[] {
  requireUndecided(state, photoId);
  return approved(state, { photoId, at });
}

/** The first approved photo becomes the profile photo at once. */
function approved(state: Album, { photoId, at }: Decision): (PhotoApproved | MainPhotoChosen)[] {
  const event: PhotoApproved = { type: 'PhotoApproved', data: { photoId, approvedAt: at } };
  return state.main === null ? [event, chosen(photoId, at)] : [event];
}

export function rejectPhoto(
  state: Album,
  { photoId, reason, at }: Decision & { reason: RejectionReason },
): [PhotoRejected] {
  requireUndecided(state, photoId);
  return [{ type: 'PhotoRejected', data: { photoId, reason, rejectedAt: at } }];
}

/** Rejects a photo that was approved before. */
export function revokeApproval(
  state: Album,
  { photoId, at, ...why }: Decision & Pick<PhotoRejected['data'], 'reason' | 'statement'>,
): (PhotoRejected | MainPhotoChosen)[] {
  if (find(state, photoId).status !== 'active') throw photoNotActive({});
  const data = { photoId, ...why, ...ifMain(state, photoId), rejectedAt: at };
  return [{ type: 'PhotoRejected', data }, ...nextMain(state, { photoId, at })];
}

export function deletePhoto(state: Album, { photoId, at }: Decision): (PhotoDeleted | MainPhotoChosen)[] {
  const { file } = find(state, photoId);
  const wasMain = state.main === photoId;
  const deleted: PhotoDeleted = { type: 'PhotoDeleted', data: { photoId, file, wasMain, deletedAt: at } };
  return [deleted, ...nextMain(state, { photoId, at })];
}

/** No event if others cannot see the photo anyway: its owner may have deleted it since it was reported. */
export function takeDownPhoto(state: Album, { photoId, at }: Decision): (PhotoTakenDown | MainPhotoChosen)[] {
  if (!state.photos.some(({ id, status }) => id === photoId && status === 'active')) return [];
  const data = { photoId, ...ifMain(state, photoId), takenDownAt: at };
  return [{ type: 'PhotoTakenDown', data }, ...nextMain(state, { photoId, at })];
}

/** Reverts a takedown; no event if the photo has been deleted since. */
export function putBackPhoto(state: Album, { photoId, at }: Decision): (PhotoPutBack | MainPhotoChosen)[] {
  if (!state.photos.some(({ id, status }) => id === photoId && status === 'rejected')) return [];
  const back: PhotoPutBack = { type: 'PhotoPutBack', data: { photoId, putBackAt: at } };
  return state.main === null ? [back, chosen(photoId, at)] : [back];
}

const ifMain = ({ main }: Album, photoId: string) => main === photoId && { wasMain: true as const };

/** The oldest other photo becomes the profile photo if the current one is gone. */
function nextMain(state: Album, { photoId, at }: Decision): MainPhotoChosen[] {
  if (state.main !== photoId) return [];
  const next = state.photos.find(({ id, status }) => id !== photoId && status === 'active');
  return next ? [chosen(next.id, at)] : [];
}

export function chooseMainPhoto(state: Album, { photoId, at }: Decision): MainPhotoChosen[] {
  if (find(state, photoId).status !== 'active') throw photoNotActive({});
  return state.main === photoId ? [] : [chosen(photoId, at)];
}

/**
 * Puts the photos in this order (PRO-02). One that was added elsewhere meanwhile, and is not named, comes after those
 * that are.
 *
 * @throws photo_not_found if one is named that is not in the album, or is no longer
 */
export function arrangePhotos(
  state: Album,
  { photoIds, at }: { photoIds: readonly string[]; at: string },
): PhotosArranged[] {
  for (const photoId of photoIds) find(state, photoId);
  const arranged = inOrder(state, photoIds).map(({ id }) => id);
  if (arranged.every((id, place) => state.photos[place]?.id === id)) return [];
  return [{ type: 'PhotosArranged', data: { photoIds: arranged, arrangedAt: at } }];
}

function inOrder({ photos }: Album, photoIds: readonly string[]): AlbumPhoto[] {
  const placeOf = ({ id }: AlbumPhoto) => (photoIds.includes(id) ? photoIds.indexOf(id) : photoIds.length);
  return [...photos].sort((one, other) => placeOf(one) - placeOf(other));
}

const chosen = (photoId: string, at: string): MainPhotoChosen => ({
  type: 'MainPhotoChosen',
  data: { photoId, chosenAt: at },
});

const mainWithout = ({ main }: Album, photoId: string): string | null => (main === photoId ? null : main);

function find({ photos }: Album, photoId: string): AlbumPhoto {
  const photo = photos.find(({ id }) => id === photoId);
  if (!photo) throw photoNotFound({});
  return photo;
}

/** Two moderators who look at the same photo decide it once: the second is told the first one's decision (ADM-01). */
function requireUndecided(state: Album, photoId: string): void {
  const { status, decision } = find(state, photoId);
  if (decision) throw photoAlreadyDecided({ status: outcome(decision) });
  if (status !== 'under_inspection') throw photoAlreadyDecided({ status });
}

const change = (state: Album, photoId: string, changed: Partial<AlbumPhoto>): Album => ({
  ...state,
  photos: state.photos.map((photo) => (photo.id === photoId ? { ...photo, ...changed } : photo)),
});
