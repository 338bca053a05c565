import { Injectable } from '@nestjs/common';
import { isTyped, MOST_FOUND, type Found, type Ids } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import type { ComplaintRow } from './projections/complaints.projection.js';

type Row = Pick<ComplaintRow, 'number' | 'kind' | 'status' | 'made_at'> & { id: string };

/** Finds complaints by number or id (ADM-08). */
@Injectable()
export class ComplaintFinder {
  constructor(private readonly database: Database) {}

  async find({ ids, number }: { ids: Ids | null; number: string | null }): Promise<Found[]> {
    const rows = await this.database.prepared<Row>(
      'find-complaints',
      `SELECT complaint_id AS id, number, kind, status, made_at FROM read.complaints WHERE complaint_id IN (
         (SELECT complaint_id FROM read.complaints WHERE complaint_id BETWEEN $1 AND $2 LIMIT ${MOST_FOUND})
         UNION SELECT complaint_id FROM read.complaints WHERE number = $3)
       ORDER BY made_at DESC LIMIT ${MOST_FOUND}`,
      [ids?.from ?? null, ids?.to ?? null, number],
    );
    return rows.map((row) => ({
      id: row.id,
      exact: isTyped(ids, row.id) || row.number === number,
      title: row.number,
      detail: row.kind,
      status: row.status,
      at: row.made_at.toISOString(),
    }));
  }
}
