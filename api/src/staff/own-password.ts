import { Injectable } from '@nestjs/common';
import { LoginAttempts, loginFailed, Passwords } from '../authentication/index.js';
import { invalidInput, isRefusal, type Staff } from '../kernel/index.js';
import { LOGIN_LIMITS } from './login-limits.js';
import { StaffMembers } from './staff-members.js';

/** Asks for the password again: an unlocked screen is not enough to change how somebody logs in. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly staff: StaffMembers,
    private readonly attempts: LoginAttempts,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Wrong ones count like wrong logins.
   * @throws invalidInput at `field`, accountLocked
   */
  async confirm({ id }: Staff, password: string, address: string, field = 'password'): Promise<void> {
    const { email: account } = await this.staff.view(id);
    try {
      const check = async () => ((await this.passwords.matches(id, password)) ? true : undefined);
      await this.attempts.guard({ kind: 'staff', account, address }, LOGIN_LIMITS, check);
    } catch (error) {
      const wrong = isRefusal(error) && error.code === loginFailed.code;
      throw wrong ? invalidInput([{ field, code: 'wrong_password' }]) : error;
    }
  }
}
