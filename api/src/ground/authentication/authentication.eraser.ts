import { Database, ErasesMember, type Eraser } from '../../kernel/index.js';
import { LoginSessions } from './login-sessions.js';

/** Deletes the member's password and sessions, so that nobody can log in as the member again. */
@ErasesMember()
export class AuthenticationEraser implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly sessions: LoginSessions,
  ) {}

  async erase(memberId: string): Promise<void> {
    await this.database.query('DELETE FROM authentication.credentials WHERE owner_id = $1', [memberId]);
    await this.database.query('DELETE FROM authentication.standings WHERE owner_id = $1', [memberId]);
    await this.sessions.endAll('member', memberId);
  }
}
