import { Injectable } from '@nestjs/common';
import { MaxLength } from 'class-validator';
import { LoginAttempts, loginFailed, Passwords, type SecurityStamp } from '../authentication/index.js';
import { invalidInput, isRefusal, Store, type FieldError, type Staff } from '../../kernel/index.js';
import { LOGIN_LIMITS } from './login-limits.js';
import { staffMemberOf, type StaffMemberState } from './staff-member.js';
import { StaffMembers } from './staff-members.js';

/** The password, which a logged-in staff member must enter again. */
export class PasswordDto {
  @MaxLength(1_000)
  password!: string;
}

/** The password version that was confirmed, and the field error for a wrong password. */
export interface Shown {
  stamp: SecurityStamp;
  passwords: number;
  wrong: FieldError;
}

/** Rejects an action confirmed with a password that has been replaced since. */
export function requireShown({ passwords }: StaffMemberState, shown: Shown): void {
  if (passwords !== shown.passwords) throw invalidInput([shown.wrong]);
}

/** Asks for the password again, because an unlocked screen must not be enough to change how someone logs in. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly store: Store,
    private readonly staff: StaffMembers,
    private readonly attempts: LoginAttempts,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Wrong passwords count as failed logins of this session only. The confirmed action must call `requireShown` in its
   * transaction.
   * @throws invalidInput at `field`, accountLocked
   */
  async confirm(
    { id, sessionId: known }: Staff,
    password: string,
    address: string,
    field = 'password',
  ): Promise<Shown> {
    const wrong = { field, code: 'wrong_password' };
    // Read before the check, so that a password change in between is noticed.
    const { passwords } = await this.store.readFresh(staffMemberOf(id));
    const { email: account } = await this.staff.view(id);
    try {
      const check = () => this.passwords.verify(id, password);
      const stamp = await this.attempts.guard({ kind: 'staff', account, address, known }, LOGIN_LIMITS, check);
      return { stamp, passwords, wrong };
    } catch (error) {
      throw isRefusal(error) && error.code === loginFailed.code ? invalidInput([wrong]) : error;
    }
  }
}
