import { Database, ErasesMember, Vault, type Eraser } from '../../kernel/index.js';
import { keyOwner } from './case.js';
import type { CaseRow } from './projections/cases.projection.js';

/**
 * An objection to a decision without a report is its member's alone: it goes with the account. Reports stay for as long
 * as they are kept, for they are about two.
 */
@ErasesMember()
export class CaseEraser implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  async erase(memberId: string): Promise<void> {
    const rows = await this.database.query<Pick<CaseRow, 'case_id'>>(
      'SELECT case_id FROM read.cases WHERE objector_id = $1',
      [memberId],
    );
    for (const { case_id } of rows) await this.vault.destroy(keyOwner(case_id));
  }
}
