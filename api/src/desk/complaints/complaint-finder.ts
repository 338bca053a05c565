import { Injectable } from '@nestjs/common';
import { isTyped, MOST_FOUND, type Found, type Ids } from '../../ground/lists/index.js';
import { Database, type Staff } from '../../kernel/index.js';
import type { ComplaintRow } from './projections/complaints.projection.js';

type Row = Pick<ComplaintRow, 'number' | 'kind' | 'status' | 'made_at'> & { id: string };

/** Finds complaints by number or id (ADM-08), those of the role's own desk. */
@Injectable()
export class ComplaintFinder {
  constructor(private readonly database: Database) {}

  async find({ ids, number, role }: { ids: Ids | null; number: string | null; role: Staff['role'] }): Promise<Found[]> {
    const rows = await this.database.prepared<Row>(
      'find-complaints',
      `SELECT complaint_id AS id, number, kind, status, made_at FROM read.complaints WHERE complaint_id IN (
         (SELECT complaint_id FROM read.complaints WHERE complaint_id BETWEEN $1 AND $2 LIMIT ${MOST_FOUND})
         UNION SELECT complaint_id FROM read.complaints WHERE number = $3)
         AND ($4 = 'admin' OR desk = $4)
       ORDER BY made_at DESC LIMIT ${MOST_FOUND}`,
      [ids?.from ?? null, ids?.to ?? null, number, role],
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
