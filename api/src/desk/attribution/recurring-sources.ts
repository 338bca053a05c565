import { Injectable } from '@nestjs/common';
import { SOURCE_FIELDS, type Source } from '../../meeting/sign-up/index.js';
import { Database } from '../../kernel/index.js';
import { FEWEST } from './attribution.values.js';
import { hashOf, type CountedSource } from './source.js';

@Injectable()
export class RecurringSources {
  constructor(private readonly database: Database) {}

  /**
   * What may be kept of a source for good: the values that several visits told. Others may be the number of one
   * person's click, by which the network that sent them would know them after an erasure (PRV-02).
   */
  async counted(source: Source): Promise<CountedSource> {
    const told = SOURCE_FIELDS.flatMap((field) => {
      const value = source[field];
      return value === undefined ? [] : [{ field, value, hash: hashOf(field, value) }];
    });
    if (told.length === 0) return {};
    const rows = await this.database.query<{ value: string }>(
      'SELECT value FROM read.attribution_values WHERE value = ANY ($1) AND visits >= $2',
      [told.map(({ hash }) => hash), FEWEST],
    );
    const known = new Set(rows.map(({ value }) => value));
    return Object.fromEntries(told.map(({ field, value, hash }) => [field, known.has(hash) ? value : null]));
  }
}
