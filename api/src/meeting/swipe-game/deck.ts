import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/index.js';
import type { Card } from '../../members/profiles/index.js';
import { Candidates } from '../discovery/index.js';
import { Likes } from '../likes/index.js';

/** Whom a member has still to swipe: who fits what they seek, without those they have swiped or like already. */
@Injectable()
export class Deck {
  constructor(
    private readonly database: Database,
    private readonly candidates: Candidates,
    private readonly likes: Likes,
  ) {}

  async next(memberId: string, limit: number): Promise<Card[]> {
    const [swiped, liked] = await Promise.all([this.swiped(memberId), this.likes.likedBy(memberId)]);
    const cards = await this.candidates.for(memberId, { except: [...swiped, ...liked], limit });
    // Whoever has no photo does not lead it.
    return [...cards.filter(({ main_image: photo }) => photo), ...cards.filter(({ main_image: photo }) => !photo)];
  }

  /** Once the deck is through: whether anybody passed over would come again. */
  async anyPassed(memberId: string): Promise<boolean> {
    const liked = await this.likes.likedBy(memberId);
    return (await this.candidates.for(memberId, { except: liked, limit: 1 })).length > 0;
  }

  private async swiped(memberId: string): Promise<string[]> {
    const sql = 'SELECT member_id AS id FROM read.swipes WHERE by_id = $1';
    const rows = await this.database.prepared<{ id: string }>('swiped', sql, [memberId]);
    return rows.map(({ id }) => id);
  }
}
