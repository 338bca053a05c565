import { Type } from 'typebox';
import {
  Instant,
  staffActor,
  type AnyRef,
  type Sealed,
  type Store,
  type Transaction,
  type Vault,
} from '../../kernel/index.js';
import type { RejectionReason } from './album.events.js';
import { UNDO_SECONDS } from './album.js';
import type { InspectionClaims } from './photo-claims.js';
import { photoAlreadyDecided, photoClaimed, photoNotFound } from './photos.errors.js';
import { PICTURE, renditionParams } from './rendition-reply.js';
import { sealStatement } from './statement.js';

const moderator = { access: 'staff:moderator' } as const;

// What the contracts of both queues share, photos of albums and photos of chats (ADM-01, CHT-11).
export const releaseContract = {
  ...moderator,
  summary: 'Gives back what was handed out',
  reply: { 204: Type.Null() },
};
export const decideContract = {
  ...moderator,
  key: 'required' as const,
  reply: {
    200: Type.Object({
      /** Until this time the decision can be withdrawn. */
      effective_at: Instant,
    }),
  },
  errors: [photoNotFound, photoAlreadyDecided, photoClaimed],
};
export const undoContract = {
  ...moderator,
  key: 'required' as const,
  reply: { 204: Type.Null() },
  errors: [photoNotFound, photoAlreadyDecided],
};
export const showContract = {
  ...moderator,
  limit: 'pictures' as const,
  params: renditionParams,
  reply: { 200: PICTURE, 304: Type.Null() },
  errors: [photoNotFound],
};

/** A moderator decides one or more photos alike. */
export interface PhotoDecision {
  staffId: string;
  key: string;
  photoIds: readonly string[];
  /** Null approves. */
  reason: RejectionReason | null;
  /** What its owner reads in place of the rule's own words. */
  statement?: string | undefined;
}

/** A photo, whose it is, and the stream that tells of it. */
export interface InspectedPhoto {
  photoId: string;
  owner: string;
  stream: AnyRef;
}

type Decided = InspectedPhoto & { statement?: Sealed; at: string; effectiveAt: string };

/** All or none. It takes effect once it can no longer be withdrawn. */
export async function decidePhotos(
  store: Store,
  vault: Vault,
  claims: InspectionClaims,
  key: string,
  { staffId, photoIds, reason, statement }: Omit<PhotoDecision, 'key'>,
  find: (photoIds: readonly string[]) => Promise<InspectedPhoto[]>,
  decide: (tx: Transaction, photo: Decided) => void,
): Promise<{ effectiveAt: string }> {
  await claims.requireFree(staffId, photoIds);
  const photos = await find(photoIds);
  const sealed = await Promise.all(
    photos.map(async (photo) => ({ ...photo, ...(await sealStatement(vault, photo.owner, statement)) })),
  );
  const request = { photoIds, reason, ...(statement !== undefined && { statement }) };
  const writes = streamsOf(photos);
  return store.transact({ actor: staffActor(staffId), key, request, writes }, (tx) => {
    const at = tx.now.toISOString();
    const effectiveAt = new Date(tx.now.getTime() + UNDO_SECONDS * 1000).toISOString();
    for (const photo of sealed) decide(tx, { ...photo, at, effectiveAt });
    return { effectiveAt };
  });
}

/** A moderator takes back recent decisions of their own, all or none. */
export async function withdrawDecisions(
  store: Store,
  key: string,
  { staffId, photoIds }: Pick<PhotoDecision, 'staffId' | 'photoIds'>,
  photos: InspectedPhoto[],
  withdraw: (tx: Transaction, photo: InspectedPhoto & { at: string }) => void,
): Promise<void> {
  const writes = streamsOf(photos);
  await store.transact({ actor: staffActor(staffId), key, request: { withdraw: photoIds }, writes }, (tx) => {
    for (const photo of photos) withdraw(tx, { ...photo, at: tx.now.toISOString() });
    return {};
  });
}

/** Several photos of one album stand in one stream. */
const streamsOf = (photos: InspectedPhoto[]): AnyRef[] => [
  ...new Map(photos.map(({ stream }) => [stream.stream, stream])).values(),
];
