import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { Database, Id, Instant, invalidInput, Nullable, pageOf, type List, type ListRows } from '../../kernel/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { Profiles } from '../../members/profiles/index.js';
import type { CaseRow } from './projections/cases.projection.js';
import { DECISIONS, REPORT_REASONS } from './report.values.js';

const Someone = Type.Object({
  id: Id,
  /** Empty once the member is forgotten. */
  name: Type.String(),
});

export const CaseItem = Type.Object({
  id: Id,
  status: Type.Enum(['open', 'decided']),
  kind: Type.Enum(['member', 'photo', 'message']),
  reporter: Someone,
  reported: Someone,
  /** How many open cases there are about this member. */
  open_about_reported: Type.Integer(),
  reason: Type.Enum(REPORT_REASONS),
  opened_at: Instant,
  decision: Nullable(Type.Enum(DECISIONS)),
  decided_by: Nullable(Type.String()),
  decided_by_name: Nullable(Type.String()),
  decided_at: Nullable(Instant),
  /** The member objected to the first decision; there is one more. */
  objected: Type.Boolean(),
});
export type CaseItem = Static<typeof CaseItem>;

export type StoredCase = Omit<CaseRow, 'opened_at' | 'decided_at'> & {
  opened_at: Date;
  decided_at: Date | null;
};

export const SORTABLE = ['opened_at', 'status', 'kind', 'reason', 'decided_at'] as const;
const EQUAL: readonly string[] = ['status', 'kind', 'reason', 'decision', 'reported_id', 'reporter_id'];

export function caseRows({ sort, descending, filter }: List): ListRows {
  const params: unknown[] = [];
  const where = Object.entries(filter).map(([field, value]) => {
    if (!EQUAL.includes(field) || typeof value !== 'string')
      throw invalidInput([{ field: `filter.${field}`, code: 'invalid' }]);
    return `c.${field}::text = $${params.push(value)}`;
  });
  return {
    table: 'read.cases c',
    where: where.join(' AND ') || 'true',
    params,
    order: `c.${sort} ${descending ? 'DESC' : 'ASC'}, c.case_id`,
  };
}

@Injectable()
export class Cases {
  constructor(
    private readonly database: Database,
    private readonly profiles: Profiles,
    private readonly staff: StaffMembers,
  ) {}

  async page(list: List): Promise<{ cases: CaseItem[]; total: number }> {
    const { rows, total } = await pageOf<StoredCase>(this.database, caseRows(list), list);
    return { cases: await this.shown(rows), total };
  }

  async find(caseId: string): Promise<CaseItem | undefined> {
    const rows = await this.database.query<StoredCase>('SELECT * FROM read.cases WHERE case_id = $1', [caseId]);
    return (await this.shown(rows))[0];
  }

  private async shown(rows: StoredCase[]): Promise<CaseItem[]> {
    const ids = [...new Set(rows.flatMap((row) => [row.reporter_id, row.reported_id]))];
    const [cards, names, open] = await Promise.all([
      this.profiles.cards(ids, ''),
      this.staff.namesOf(rows.map(({ decided_by }) => decided_by)),
      this.openAbout(rows.map(({ reported_id }) => reported_id)),
    ]);
    const someone = (id: string) => ({ id, name: cards.get(id)?.name ?? '' });
    return rows.map(({ case_id, reporter_id, reported_id, opened_at, decided_at, ...row }) => ({
      ...row,
      id: case_id,
      reporter: someone(reporter_id),
      reported: someone(reported_id),
      open_about_reported: open.get(reported_id) ?? 0,
      decided_by_name: (row.decided_by && names.get(row.decided_by)) ?? null,
      opened_at: opened_at.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
    }));
  }

  /** How many open cases there are about each: counted once a member, however many of them a page shows. */
  private async openAbout(memberIds: string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ id: string; n: number }>(
      `SELECT reported_id AS id, count(*) AS n FROM read.cases
        WHERE status = 'open' AND reported_id = ANY ($1::uuid[]) GROUP BY reported_id`,
      [memberIds],
    );
    return new Map(rows.map(({ id, n }) => [id, n]));
  }
}
