import { Injectable } from '@nestjs/common';
import { MOST_FOUND, type Found, type Ids } from '../../ground/lists/index.js';
import { Database, Vault } from '../../kernel/index.js';
import { MemberSearch, type FoundMember } from '../../members/profiles/index.js';
import type { ConsoleMemberRow } from './projections/console-members.projection.js';

type Row = Pick<ConsoleMemberRow, 'name' | 'email' | 'status' | 'disabled' | 'signup_date'> & { id: string };
/** How a member was found. */
type SoughtBy = FoundMember['by'] | 'id';

/** Finds members by id, e-mail address or name, or by the beginning of one of their words (ADM-08). */
@Injectable()
export class MemberFinder {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly search: MemberSearch,
  ) {}

  /** The best first. */
  async find({ ids, text }: { ids: Ids | null; text: string }): Promise<(Found & { by: SoughtBy })[]> {
    const [withId, like] = await Promise.all([
      ids ? this.beginning(ids) : [],
      this.search.find(text, { limit: MOST_FOUND }),
    ]);
    const order = [
      ...withId.map((id) => ({ id, by: 'id' as const, exact: id === ids?.from })),
      ...like.map(({ id, by, likeness }) => ({ id, by, exact: likeness === 4 })),
    ].slice(0, MOST_FOUND);
    const rows = new Map((await this.rows(order.map(({ id }) => id))).map((row) => [row.id, row]));
    const texts = await this.vault.openAll(order.flatMap(({ id }) => [rows.get(id)?.name, rows.get(id)?.email]));
    return order.flatMap(({ id, by, exact }, i) => {
      const row = rows.get(id);
      if (!row) return [];
      return {
        id,
        by,
        exact,
        title: texts[2 * i] ?? null,
        detail: texts[2 * i + 1] ?? null,
        status: row.disabled ? 'disabled' : row.status,
        at: row.signup_date.toISOString(),
      };
    });
  }

  private async beginning({ from, to }: Ids): Promise<string[]> {
    const rows = await this.database.prepared<{ id: string }>(
      'find-members',
      `SELECT member_id AS id FROM read.console_members WHERE member_id BETWEEN $1 AND $2
        ORDER BY member_id LIMIT ${MOST_FOUND}`,
      [from, to],
    );
    return rows.map(({ id }) => id);
  }

  private async rows(ids: string[]): Promise<Row[]> {
    if (ids.length === 0) return [];
    return this.database.prepared<Row>(
      'found-members',
      `SELECT member_id AS id, name, email, status, disabled, signup_date FROM read.console_members
        WHERE member_id = ANY ($1::uuid[])`,
      [ids],
    );
  }
}
