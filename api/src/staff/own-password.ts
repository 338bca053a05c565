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
   * @param accepted any of them will do
   * @throws invalidInput at `field`, accountLocked
   */
  async confirm({ id }: Staff, accepted: string[], address: string, field = 'password'): Promise<void> {
    const { email: account } = await this.staff.view(id);
    try {
      await this.attempts.guard({ kind: 'staff', account, address }, LOGIN_LIMITS, async () => {
        for (const password of accepted) if (await this.passwords.matches(id, password)) return true;
        return undefined;
      });
    } catch (error) {
      const wrong = isRefusal(error) && error.code === loginFailed.code;
      throw wrong ? invalidInput([{ field, code: 'wrong_password' }]) : error;
    }
  }
}
