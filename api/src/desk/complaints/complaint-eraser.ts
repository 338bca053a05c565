import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Database, type Eraser } from '../../kernel/index.js';
import { ForgetComplaint } from './commands/forget-complaint.command.js';

/** A member's complaints go with the account, also those that nobody has answered yet. */
@Injectable()
export class ComplaintEraser implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  async erase(memberId: string): Promise<void> {
    const rows = await this.database.query<{ complaint_id: string }>(
      'SELECT complaint_id FROM read.complaints WHERE member_id = $1',
      [memberId],
    );
    for (const { complaint_id } of rows)
      await this.commands.execute(new ForgetComplaint({ complaintId: complaint_id }));
  }
}
