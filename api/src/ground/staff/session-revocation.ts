import { Injectable } from '@nestjs/common';
import { LoginSessions } from '../authentication/index.js';
import { StaffTokens } from './staff-tokens.js';

/** Whose rights or password changed logs in anew, and no login that was begun before goes on. */
@Injectable()
export class SessionRevocation {
  constructor(
    private readonly logins: LoginSessions,
    private readonly tokens: StaffTokens,
  ) {}

  async revokeAll(staffId: string, openedBefore: Date): Promise<void> {
    await this.tokens.drop(staffId, openedBefore);
    await this.logins.endFallen('staff', staffId);
  }
}
