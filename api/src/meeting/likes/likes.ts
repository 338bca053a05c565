import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { memberOf } from '../../members/accounts/index.js';
import { Conversations } from '../conversations/index.js';
import { Database, Store } from '../../kernel/index.js';
import { Card, Profiles } from '../../members/profiles/index.js';
import { Blocks } from '../blocks/index.js';
import { maySee } from '../../ground/visibility/index.js';
import type { LikeRow } from './projections/likes.projection.js';

/** A member's card with the reader's like. */
export const LikeableCard = Type.Object({ ...Card.properties, liked_by_me: Type.Boolean() });
export type LikeableCard = Static<typeof LikeableCard>;

/** A like in one direction: `other` is the member who is liked, or who likes. */
export interface Like {
  other: string;
  likedAt: Date;
  unseen: boolean;
  mutual: boolean;
}

type Row = Pick<LikeRow, 'unseen' | 'mutual' | 'liked_at'> & { other: string };

/** Number of likes in each direction that a page shows. */
const MAX = 200;
const COLUMNS = 'liked_at, unseen, mutual';

/** Queries about likes for other contexts. Members who may not be seen are left out everywhere, also of counts. */
@Injectable()
export class Likes {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly profiles: Profiles,
    private readonly blocks: Blocks,
    private readonly conversations: Conversations,
  ) {}

  /** The member's own likes, newest first. */
  async given(memberId: string): Promise<Like[]> {
    const sql = `SELECT member_id AS other, ${COLUMNS} FROM read.likes WHERE by_id = $1
                  ORDER BY liked_at DESC, member_id LIMIT ${MAX}`;
    return this.seen(memberId, await this.database.prepared<Row>('likes-given', sql, [memberId]));
  }

  /** Likes that the member received, newest first. */
  async received(memberId: string): Promise<Like[]> {
    const sql = `SELECT by_id AS other, ${COLUMNS} FROM read.likes WHERE member_id = $1
                  ORDER BY liked_at DESC, by_id LIMIT ${MAX}`;
    return this.seen(memberId, await this.database.prepared<Row>('likes-received', sql, [memberId]));
  }

  /** Number of received likes that the member has not seen yet, as far as a page goes: a badge shows 99 at most. */
  async unseenCount(memberId: string): Promise<number> {
    const sql = `SELECT by_id AS other, ${COLUMNS} FROM read.likes WHERE member_id = $1 AND unseen LIMIT ${MAX}`;
    const rows = await this.database.prepared<Row>('likes-unseen', sql, [memberId]);
    return (await this.seen(memberId, rows)).length;
  }

  /** Cards for a list, each with whether the member likes that person. */
  async marked(memberId: string, cards: Card[]): Promise<LikeableCard[]> {
    const liked = await this.likedAmong(
      memberId,
      cards.map(({ id }) => id),
    );
    return cards.map((card) => ({ ...card, liked_by_me: liked.has(card.id) }));
  }

  /** Those of them whom the member likes. */
  async likedAmong(memberId: string, memberIds: string[]): Promise<Set<string>> {
    if (memberIds.length === 0) return new Set();
    const rows = await this.database.prepared<{ id: string }>(
      'liked-among',
      'SELECT member_id AS id FROM read.likes WHERE by_id = $1 AND member_id = ANY ($2::uuid[])',
      [memberId, memberIds],
    );
    return new Set(rows.map((row) => row.id));
  }

  /** All whom a member likes, whether they may be seen or not. */
  async likedBy(memberId: string): Promise<string[]> {
    const sql = 'SELECT member_id AS id FROM read.likes WHERE by_id = $1';
    const rows = await this.database.prepared<{ id: string }>('liked-by', sql, [memberId]);
    return rows.map(({ id }) => id);
  }

  /** All who like a member, whether they may be seen or not. */
  async likersOf(memberId: string): Promise<string[]> {
    const sql = 'SELECT by_id AS id FROM read.likes WHERE member_id = $1';
    const rows = await this.database.prepared<{ id: string }>('likers-of', sql, [memberId]);
    return rows.map(({ id }) => id);
  }

  /** A block in either direction hides likes, including the blocker's own (PRO-07); then the visibility rules apply. */
  private async seen(memberId: string, rows: Row[]): Promise<Like[]> {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.other);
    const [{ status: viewer }, apart, visibility, chatting] = await Promise.all([
      this.store.readFresh(memberOf(memberId)),
      this.blocks.blockedEitherWay(memberId),
      this.profiles.visibilityOf(ids),
      this.conversations.chattingAmong(memberId, ids),
    ]);
    const hidden = new Set(apart);
    return rows.flatMap(({ other, liked_at, unseen, mutual }) => {
      const known = visibility.get(other);
      if (!known) return [];
      const visible = maySee({
        viewer,
        ...known,
        blocked: hidden.has(other),
        blockedByOther: hidden.has(other),
        chatting: chatting.has(other),
      });
      return visible ? [{ other, likedAt: liked_at, unseen, mutual }] : [];
    });
  }
}
