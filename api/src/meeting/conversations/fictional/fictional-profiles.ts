import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/index.js';

/** Which profiles say that they are fictional (PRO-04), for other contexts. */
@Injectable()
export class FictionalProfiles {
  constructor(private readonly database: Database) {}

  async ids(): Promise<string[]> {
    const sql = 'SELECT profile_id AS id FROM read.fictional_profiles';
    const rows = await this.database.prepared<{ id: string }>('fictional-profile-ids', sql, []);
    return rows.map(({ id }) => id);
  }
}
