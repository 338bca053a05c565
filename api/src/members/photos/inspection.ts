import { Injectable } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, IsIn, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { Type } from 'typebox';
import {
  Instant,
  IsId,
  IsUndefinable,
  staffActor,
  Store,
  Vault,
  type AnyRef,
  type Sealed,
  type Transaction,
} from '../../kernel/index.js';
import type { RejectionReason } from './album.events.js';
import { REJECTION_REASONS, UNDO_SECONDS } from './album.js';
import { photoAlreadyDecided, photoClaimed, photoNotFound } from './photos.errors.js';
import { pictureContract } from './rendition-reply.js';

export class PhotosDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsId({ each: true })
  ids!: string[];
}

export class RejectPhotosDto extends PhotosDto {
  @IsIn(REJECTION_REASONS)
  reason!: RejectionReason;

  @IsUndefinable()
  @MaxLength(1_000)
  @JSONSchema({ description: 'What the owner reads in place of the rule’s own words' })
  statement_of_reasons?: string;
}

const moderator = { access: 'staff:moderator' } as const;

// What the contracts of both queues share, photos of albums and photos of chats (ADM-01, CHT-11).
export const releaseContract = {
  ...moderator,
  summary: 'Gives back what was handed out',
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
  errors: [photoNotFound, photoAlreadyDecided],
};
export const showContract = {
  ...moderator,
  ...pictureContract,
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

/** How decisions about photos of either queue are written: all or none. */
@Injectable()
export class PhotoInspection {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  /** It takes effect once it can no longer be withdrawn. `found`: an error where not all of them are there. */
  async decide(
    key: string,
    { staffId, photoIds, reason, statement }: Omit<PhotoDecision, 'key'>,
    found: InspectedPhoto[] | Error,
    rule: (tx: Transaction, photo: Decided) => void,
  ): Promise<{ effectiveAt: string }> {
    const photos = found instanceof Error ? [] : found;
    const sealed = await Promise.all(
      photos.map(async (photo) => ({ ...photo, ...(await sealStatement(this.vault, photo.owner, statement)) })),
    );
    const request = { photoIds, reason, ...(statement !== undefined && { statement }) };
    const writes = streamsOf(photos);
    return this.store.transact({ actor: staffActor(staffId), key, request, writes }, (tx) => {
      // Thrown only here: one may have been deleted since, and a retry must receive the first attempt's answer.
      if (found instanceof Error) throw found;
      const effectiveAt = new Date(tx.now.getTime() + UNDO_SECONDS * 1000).toISOString();
      for (const photo of sealed) rule(tx, { ...photo, at: tx.at, effectiveAt });
      return { effectiveAt };
    });
  }

  /** A moderator takes back recent decisions of their own. */
  async withdraw(
    key: string,
    { staffId, photoIds }: Pick<PhotoDecision, 'staffId' | 'photoIds'>,
    photos: InspectedPhoto[],
    rule: (tx: Transaction, photo: InspectedPhoto & { at: string }) => void,
  ): Promise<void> {
    const writes = streamsOf(photos);
    await this.store.transact({ actor: staffActor(staffId), key, request: { withdraw: photoIds }, writes }, (tx) => {
      for (const photo of photos) rule(tx, { ...photo, at: tx.at });
    });
  }
}

/** Several photos of one album stand in one stream. */
const streamsOf = (photos: InspectedPhoto[]): AnyRef[] => [
  ...new Map(photos.map(({ stream }) => [stream.stream, stream])).values(),
];

/**
 * What a moderator wrote about a photo, sealed for whoever reads it; nothing where the rule's own words are sent (PRV-03).
 *
 * @throws photo_not_found where that member is being forgotten
 */
export async function sealStatement(
  vault: Vault,
  memberId: string,
  written: string | undefined,
): Promise<{ statement?: Sealed }> {
  const text = written?.trim();
  return text ? { statement: await vault.seal(memberId, text, { missing: photoNotFound }) } : {};
}
