import { Injectable } from '@nestjs/common';
import { MOST_FOUND, type Found } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import { TIME_BONUS_ROW, type DiscountRow } from './projections/discounts.projection.js';

type Row = Pick<DiscountRow, 'code' | 'status' | 'percentage' | 'defined_at'>;

/** Finds discount codes that begin with a normalised code (ADM-08), the built-in one among them. */
@Injectable()
export class DiscountFinder {
  constructor(private readonly database: Database) {}

  async find(code: string): Promise<Found[]> {
    const rows = await this.database.prepared<Row>(
      'find-discounts',
      `SELECT code, status, percentage, defined_at FROM read.discounts
        WHERE code ~>=~ $1 AND code ~<~ $2 ORDER BY code USING ~<~ LIMIT ${MOST_FOUND}`,
      // Codes consist of ASCII characters below this one.
      [code, `${code}~`],
    );
    const { code: bonus, status, percentage } = TIME_BONUS_ROW;
    const unwritten = bonus.startsWith(code) && !rows.some((row) => row.code === bonus);
    const all = unwritten ? [...rows, { code: bonus, status, percentage, defined_at: null }] : rows;
    return all.map((row) => ({
      id: row.code,
      exact: row.code === code,
      title: row.code,
      detail: `${row.percentage}%`,
      status: row.status,
      at: row.defined_at?.toISOString() ?? null,
    }));
  }
}
