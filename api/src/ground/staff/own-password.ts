import { Injectable } from '@nestjs/common';
import { LoginAttempts, loginFailed, Passwords, type Standing } from '../authentication/index.js';
import { invalidInput, isRefusal, Store, type FieldError, type Staff } from '../../kernel/index.js';
import { LOGIN_LIMITS } from './login-limits.js';
import { staffMemberOf, type StaffMemberState } from './staff-member.js';
import { StaffMembers } from './staff-members.js';

/** Which of one's passwords was shown, and how a wrong one is told. */
export interface Shown {
  standing: Standing;
  passwords: number;
  wrong: FieldError;
}

/** Refuses what was asked for with a password that another has replaced since. */
export function requireShown({ passwords }: StaffMemberState, shown: Shown): void {
  if (passwords !== shown.passwords) throw invalidInput([shown.wrong]);
}

/** Asks for the password again: an unlocked screen is not enough to change how somebody logs in. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly store: Store,
    private readonly staff: StaffMembers,
    private readonly attempts: LoginAttempts,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Wrong ones count like wrong logins, for this session alone. What is done for it asks `requireShown` in its transaction.
   * @throws invalidInput at `field`, accountLocked
   */
  async confirm(
    { id, sessionId: known }: Staff,
    password: string,
    address: string,
    field = 'password',
  ): Promise<Shown> {
    const wrong = { field, code: 'wrong_password' };
    // Before the check: who changes the password in between has the last word.
    const { passwords } = await this.store.readFresh(staffMemberOf(id));
    const { email: account } = await this.staff.view(id);
    try {
      const check = () => this.passwords.verify(id, password);
      const standing = await this.attempts.guard({ kind: 'staff', account, address, known }, LOGIN_LIMITS, check);
      return { standing, passwords, wrong };
    } catch (error) {
      throw isRefusal(error) && error.code === loginFailed.code ? invalidInput([wrong]) : error;
    }
  }
}
