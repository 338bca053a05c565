import { Injectable } from '@nestjs/common';
import { Database, type Eraser } from '../../../kernel/index.js';
import { Presence } from '../preferences/presence.js';

@Injectable()
export class AccountsEraser implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly presence: Presence,
  ) {}

  async erase(memberId: string): Promise<void> {
    await this.database.query('DELETE FROM accounts.link_tokens WHERE member_id = $1', [memberId]);
    await this.presence.forget(memberId);
  }
}
