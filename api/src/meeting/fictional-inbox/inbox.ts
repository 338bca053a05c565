import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import type { ListParams, Queue, Waiting } from '../../ground/lists/index.js';
import { WorkClaims } from '../../ground/claims/index.js';
import { upcast, Vault } from '../../kernel/index.js';
import { Profiles, type Card } from '../../members/profiles/index.js';
import { type MessageSent, conversation, conversationNotFound } from '../conversations/index.js';
import { conversationClaimed } from './inbox.errors.js';
import type { InboxItem } from './inbox.schema.js';

interface Row {
  id: string;
  profile: string;
  member: string;
  messages: number | null;
  credits: number;
  returned: number;
  since: Date | null;
  answer_by: Date | null;
  /** Staff took the last message down. */
  taken_down: boolean;
  schema_version: number;
  data: MessageSent['data'];
}

// Conversations of a fictional and a real profile in which something was written; each side by its index.
const OWN = `
  SELECT c.conversation_id AS id, c.member_a AS profile, c.member_b AS member, c.last_version, c.last_at
    FROM read.fictional_profiles f JOIN read.chats c ON c.member_a = f.profile_id
  UNION ALL
  SELECT c.conversation_id, c.member_b, c.member_a, c.last_version, c.last_at
    FROM read.fictional_profiles f JOIN read.chats c ON c.member_b = f.profile_id`;
const OPEN = `
  SELECT * FROM (${OWN}) own
   WHERE last_version IS NOT NULL AND NOT EXISTS (SELECT FROM read.fictional_profiles f WHERE f.profile_id = own.member)`;
const UNANSWERED = `
  SELECT conversation_id, count(*) AS messages, min(sent_at) AS since,
         coalesce(sum(credits) FILTER (WHERE NOT returned), 0) AS credits,
         coalesce(sum(credits) FILTER (WHERE returned), 0) AS returned,
         min(answer_by) FILTER (WHERE NOT returned) AS answer_by
    FROM read.unanswered_messages GROUP BY conversation_id`;
/** The same ones, sought among what waits alone: there are many more conversations. */
export const WAITING = `
  SELECT count(*) AS waiting, min(u.since) AS oldest_at
    FROM (${UNANSWERED}) u JOIN read.chats c USING (conversation_id)
   WHERE c.last_version IS NOT NULL
     AND EXISTS (SELECT FROM read.fictional_profiles f WHERE f.profile_id = c.member_a)
      <> EXISTS (SELECT FROM read.fictional_profiles f WHERE f.profile_id = c.member_b)`;
/** Who can still be answered in time first, the oldest before others; then those it is too late for, then the answered. */
const ORDER = 'u.messages IS NULL, u.answer_by IS NULL, u.answer_by, u.since, o.last_at DESC, o.id';

export interface InboxFilter {
  id?: string;
  unanswered?: boolean | undefined;
  profile?: string | undefined;
}

type Found = SelectQueryBuilder<ObjectLiteral>;

/** Conversations of fictional profiles, as staff see them (PRO-04). */
@Injectable()
export class Inbox implements Queue {
  readonly waits = { unanswered: true };

  constructor(
    private readonly source: DataSource,
    private readonly vault: Vault,
    private readonly profiles: Profiles,
    private readonly claims: WorkClaims,
  ) {}

  async page(
    staffId: string,
    { from, limit }: Pick<ListParams, 'from' | 'limit'>,
    filter: InboxFilter,
  ): Promise<{ rows: InboxItem[]; total: number }> {
    const found = this.found(filter);
    const [rows, counted] = await Promise.all([
      this.rows(found.clone().orderBy('place').offset(from).limit(limit)),
      found.select('count(*)', 'total').getRawOne<{ total: number }>(),
    ]);
    return { rows: await this.toItems(rows, staffId), total: counted!.total };
  }

  async find(staffId: string, id: string): Promise<InboxItem | undefined> {
    return (await this.toItems(await this.rows(this.found({ id })), staffId))[0];
  }

  /** @returns until when nobody else answers in it */
  async claim(staffId: string, id: string): Promise<Date> {
    if (!(await this.find(staffId, id))) throw conversationNotFound({});
    return this.claims.hold('conversations', id, staffId, conversationClaimed);
  }

  /** What `page` counts with that filter. */
  async waiting(): Promise<Waiting> {
    const [row] = await this.source.query<Waiting[]>(WAITING);
    return row!;
  }

  private found({ id, unanswered, profile }: InboxFilter): Found {
    const query = this.source
      .createQueryBuilder()
      .from(`(${OPEN})`, 'o')
      .leftJoin(`(${UNANSWERED})`, 'u', 'u.conversation_id = o.id');
    if (id !== undefined) query.andWhere('o.id = :id', { id });
    if (profile !== undefined) query.andWhere('o.profile = :profile', { profile });
    if (unanswered !== undefined) query.andWhere(`u.messages IS ${unanswered ? 'NOT ' : ''}NULL`);
    return query;
  }

  private rows(found: Found): Promise<Row[]> {
    const placed = found
      .select('o.*')
      .addSelect(['u.messages', 'u.since', 'u.credits', 'u.returned', 'u.answer_by'])
      .addSelect(`row_number() OVER (ORDER BY ${ORDER})`, 'place');
    return this.source
      .createQueryBuilder()
      .select(['p.*', 'e.schema_version', 'e.data'])
      .addSelect('t.version IS NOT NULL', 'taken_down')
      .from(`(${placed.getQuery()})`, 'p')
      .innerJoin('(TABLE kernel.events)', 'e', `e.stream = 'conversation-' || p.id AND e.version = p.last_version`)
      .leftJoin('(TABLE read.taken_down_messages)', 't', 't.conversation_id = p.id AND t.version = p.last_version')
      .orderBy('p.place')
      .setParameters(placed.getParameters())
      .getRawMany<Row>();
  }

  private async toItems(rows: Row[], staffId: string): Promise<InboxItem[]> {
    if (rows.length === 0) return [];
    const last = rows.map(
      ({ data, schema_version }) =>
        upcast(conversation.upcasters, 'MessageSent', schema_version, data) as MessageSent['data'],
    );
    const [cards, bodies, holders] = await Promise.all([
      this.profiles.cards([...new Set(rows.flatMap(({ profile, member }) => [profile, member]))], null),
      this.vault.openAll(last.map(({ body }, i) => (rows[i]!.taken_down ? null : body))),
      this.claims.holders(
        'conversations',
        rows.map(({ id }) => id),
      ),
    ]);
    return rows.flatMap((row, i) => {
      const [profile, member] = [cards.get(row.profile), cards.get(row.member)];
      if (!profile || !member) return [];
      const { from, sentAt, gift, photo } = last[i]!;
      const holder = holders.get(row.id)?.by;
      return {
        id: row.id,
        profile: toPerson(profile),
        member: toPerson(member),
        last_message: {
          by_member: from === row.member,
          body: bodies[i]!,
          sent_at: sentAt,
          gift: (!row.taken_down && gift) || null,
          taken_down: row.taken_down,
          ...(photo && !row.taken_down && { photo: true as const }),
        },
        unanswered: toUnanswered(row),
        claimed: holder === undefined ? null : holder === staffId ? ('me' as const) : ('other' as const),
      };
    });
  }
}

const toPerson = ({ id, name, age, gender, country, region }: Card) => ({ id, name, age, gender, country, region });

const toUnanswered = ({ messages, credits, returned, since, answer_by }: Row): InboxItem['unanswered'] =>
  messages === null
    ? null
    : { messages, credits, returned, since: since!.toISOString(), answer_by: answer_by?.toISOString() ?? null };
