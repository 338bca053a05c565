import { CommandBus } from '@nestjs/cqrs';
import { Database, ErasesMember, Store, SYSTEM, type Eraser } from '../../kernel/index.js';
import { ForgetComplaint } from './commands/forget-complaint.command.js';
import { complaintOf, eraseComplainant } from './complaint.js';
import type { ComplaintState } from './complaint.values.js';

/** A member's complaints go with the account; an open one stays until it is done, and is kept as a visitor's is. */
@ErasesMember()
export class ComplaintEraser implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly commands: CommandBus,
  ) {}

  async erase(memberId: string): Promise<void> {
    const rows = await this.database.query<{ complaint_id: string; status: ComplaintState }>(
      'SELECT complaint_id, status FROM read.complaints WHERE member_id = $1',
      [memberId],
    );
    for (const { complaint_id: complaintId, status } of rows) {
      if (status === 'closed') await this.commands.execute(new ForgetComplaint({ complaintId }));
      else await this.leave(complaintId);
    }
  }

  private async leave(complaintId: string): Promise<void> {
    const ref = complaintOf(complaintId);
    const command = { actor: SYSTEM, key: `erase complainant ${complaintId}`, request: { complaintId }, writes: [ref] };
    await this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => eraseComplainant(state, tx.at));
    });
  }
}
