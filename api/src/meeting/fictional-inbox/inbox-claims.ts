import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { Clock } from '../../kernel/index.js';
import { InboxClaim } from './inbox-claim.entity.js';
import { conversationClaimed } from './inbox.errors.js';

/** Seconds after which a conversation is free again when whoever was answering is heard of no more. */
export const CLAIM_SECONDS = 180;

/** Who answers where: two of the staff never write in one conversation at a time (PRO-04). */
@Injectable()
export class InboxClaims {
  constructor(
    @InjectRepository(InboxClaim) private readonly claims: Repository<InboxClaim>,
    private readonly clock: Clock,
  ) {}

  /** Takes it, or keeps it, and says until when. @throws conversationClaimed while another holds it */
  async take(staffId: string, conversationId: string): Promise<Date> {
    const now = this.clock.now();
    const endsAt = new Date(now.getTime() + CLAIM_SECONDS * 1000);
    const ownOrOver = 'held.staff_id = excluded.staff_id OR held.ends_at <= :now';
    const result = await this.claims
      .createQueryBuilder('held')
      .insert()
      .values({ conversationId, staffId, endsAt })
      .orUpdate(['staff_id', 'ends_at'], ['conversation_id'], {
        overwriteCondition: { where: ownOrOver, parameters: { now } },
      })
      .returning('conversation_id')
      .execute();
    if ((result.raw as object[]).length === 0) throw conversationClaimed({});
    await this.claims.delete({ endsAt: LessThanOrEqual(now) });
    return endsAt;
  }

  /** Gives it back; another's is left alone. */
  async release(staffId: string, conversationId: string): Promise<void> {
    await this.claims.delete({ staffId, conversationId });
  }

  /** Who holds which of these just now. */
  async holders(conversationIds: readonly string[]): Promise<Map<string, string>> {
    const held = await this.claims.findBy({ conversationId: In(conversationIds), endsAt: MoreThan(this.clock.now()) });
    return new Map(held.map(({ conversationId, staffId }) => [conversationId, staffId]));
  }
}
