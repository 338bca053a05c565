import { Injectable } from '@nestjs/common';
import { isTyped, MOST_FOUND, referenceOf, type Found, type Ids } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import { Judges } from './judges.js';
import type { CaseRow } from './projections/cases.projection.js';

/** Finds cases by their id or its beginning (ADM-08), and no objection to what the reader decided (PRV-04). */
@Injectable()
export class CaseFinder {
  constructor(
    private readonly database: Database,
    private readonly judges: Judges,
  ) {}

  async find(ids: Ids, staffId: string): Promise<Found[]> {
    const rows = await this.database.prepared<Pick<CaseRow, 'kind' | 'status' | 'opened_at'> & { id: string }>(
      'find-cases',
      `SELECT case_id AS id, kind, status, opened_at FROM read.cases
        WHERE case_id BETWEEN $1 AND $2 OR right(case_id::text, 8) = $3 ORDER BY case_id LIMIT ${MOST_FOUND}`,
      [ids.from, ids.to, ids.tail],
    );
    const seen = await Promise.all(rows.map(({ id }) => this.judges.maySee(id, staffId)));
    const shown = rows.filter((_, i) => seen[i]);
    return shown.map(({ id, kind, status, opened_at }) => ({
      id,
      exact: isTyped(ids, id),
      title: referenceOf('case', id),
      detail: kind,
      status,
      at: opened_at.toISOString(),
    }));
  }
}
