import { Injectable } from '@nestjs/common';
import type { ListParams } from '../../../ground/lists/index.js';
import { Database, upcast, Vault } from '../../../kernel/index.js';
import { Profiles, type Card } from '../../../members/profiles/index.js';
import { conversation } from '../conversation.js';
import type { MessageSent } from '../conversation.events.js';
import { InboxClaims } from './inbox-claims.js';
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
const JOINED = `FROM (${OPEN}) o LEFT JOIN (${UNANSWERED}) u ON u.conversation_id = o.id`;
/** Who can still be answered in time first, the oldest before others; then those it is too late for, then the answered. */
const ORDER = 'ORDER BY u.messages IS NULL, u.answer_by IS NULL, u.answer_by, u.since, o.last_at DESC, o.id';

export interface InboxFilter {
  id?: string;
  unanswered?: boolean;
  profile?: string;
}

/** Conversations of fictional profiles, as staff see them (PRO-04). */
@Injectable()
export class Inbox {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly profiles: Profiles,
    private readonly claims: InboxClaims,
  ) {}

  async page(
    staffId: string,
    { from, limit }: Pick<ListParams, 'from' | 'limit'>,
    filter: InboxFilter,
  ): Promise<{ rows: InboxItem[]; total: number }> {
    const { where, values } = condition(filter);
    const [rows, counted] = await Promise.all([
      this.rows(`${where} ${ORDER} LIMIT ${limit} OFFSET ${from}`, values),
      this.database.one<{ total: number }>(`SELECT count(*) AS total ${JOINED} ${where}`, values),
    ]);
    return { rows: await this.toItems(rows, staffId), total: counted!.total };
  }

  async find(staffId: string, id: string): Promise<InboxItem | undefined> {
    const { where, values } = condition({ id });
    return (await this.toItems(await this.rows(where, values), staffId))[0];
  }

  private rows(rest: string, values: unknown[]): Promise<Row[]> {
    return this.database.query<Row>(
      `SELECT p.*, t.version IS NOT NULL AS taken_down, e.schema_version, e.data
         FROM (SELECT o.*, u.messages, u.since, u.credits, u.returned, u.answer_by,
                      row_number() OVER (${ORDER}) AS place ${JOINED} ${rest}) p
         JOIN kernel.events e ON e.stream = 'conversation-' || p.id AND e.version = p.last_version
         LEFT JOIN read.taken_down_messages t ON t.conversation_id = p.id AND t.version = p.last_version
        ORDER BY p.place`,
      values,
    );
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
      this.claims.holders(rows.map(({ id }) => id)),
    ]);
    return rows.flatMap((row, i) => {
      const [profile, member] = [cards.get(row.profile), cards.get(row.member)];
      if (!profile || !member) return [];
      const { from, sentAt } = last[i]!;
      const holder = holders.get(row.id);
      return {
        id: row.id,
        profile: toPerson(profile),
        member: toPerson(member),
        last_message: {
          ...{ by_member: from === row.member, body: bodies[i]!, sent_at: sentAt },
          taken_down: row.taken_down,
        },
        unanswered: toUnanswered(row),
        claimed: holder === undefined ? null : holder === staffId ? ('me' as const) : ('other' as const),
      };
    });
  }
}

function condition({ id, unanswered, profile }: InboxFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions: string[] = [];
  if (id !== undefined) conditions.push(`o.id = $${values.push(id)}::uuid`);
  if (profile !== undefined) conditions.push(`o.profile = $${values.push(profile)}::uuid`);
  if (unanswered !== undefined) conditions.push(`u.messages IS ${unanswered ? 'NOT ' : ''}NULL`);
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}

const toPerson = ({ id, name, age, gender, country, region }: Card) => ({ id, name, age, gender, country, region });

const toUnanswered = ({ messages, credits, returned, since, answer_by }: Row): InboxItem['unanswered'] =>
  messages === null
    ? null
    : { messages, credits, returned, since: since!.toISOString(), answer_by: answer_by?.toISOString() ?? null };
