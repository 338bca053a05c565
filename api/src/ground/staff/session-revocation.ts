import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/index.js';
import { LoginSessions } from '../authentication/index.js';
import { StaffTokens } from './staff-tokens.js';

/** After a change of rights or password, staff must log in again, and logins in progress are cancelled. */
@Injectable()
export class SessionRevocation {
  constructor(
    private readonly logins: LoginSessions,
    private readonly tokens: StaffTokens,
    private readonly clock: Clock,
  ) {}

  async revokeAll(staffId: string, openedBefore = this.clock.now()): Promise<void> {
    await this.tokens.drop(staffId, openedBefore);
    await this.logins.endFallen('staff', staffId);
  }
}
