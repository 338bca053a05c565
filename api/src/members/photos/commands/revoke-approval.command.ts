import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsUndefinable, staffActor, Store, Vault } from '../../../kernel/index.js';
import type { RejectionReason } from '../album.events.js';
import { albumOf, REJECTION_REASONS, revokeApproval } from '../album.js';
import { sealStatement } from '../inspection.js';
import { photoNotFound } from '../photos.errors.js';
import { Photos } from '../photos.js';

export class RevokeApprovalDto {
  @IsIn(REJECTION_REASONS)
  reason!: RejectionReason;

  @IsUndefinable()
  @MaxLength(1_000)
  @JSONSchema({ description: 'What the owner reads in place of the rule’s own words' })
  statement_of_reasons?: string;
}

/** Rejects an approved photo; with immediate effect, because others can see it (ADM-01). */
export class RevokeApproval extends Command<void> {
  constructor(
    readonly input: {
      staffId: string;
      key: string;
      photoId: string;
      reason: RejectionReason;
      /** What its owner reads in place of the rule's own words. */
      statement?: string | undefined;
    },
  ) {
    super();
  }
}

@CommandHandler(RevokeApproval)
export class RevokeApprovalHandler implements ICommandHandler<RevokeApproval> {
  constructor(
    private readonly store: Store,
    private readonly photos: Photos,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { staffId, key, photoId, reason, statement } }: RevokeApproval): Promise<void> {
    const photo = await this.photos.find(photoId);
    const album = photo && albumOf(photo.memberId);
    const sealed = photo && (await sealStatement(this.vault, photo.memberId, statement));
    const request = { revoke: photoId, reason, ...(statement !== undefined && { statement }) };
    await this.store.transact({ actor: staffActor(staffId), key, request, writes: album ? [album] : [] }, (tx) => {
      // Thrown only here: its owner may have deleted it since, and a retry must receive the first attempt's answer.
      if (!album) throw photoNotFound({});
      tx.decide(album, (state) => revokeApproval(state, { photoId, reason, ...sealed, at: tx.at }));
    });
  }
}
