import { Injectable } from '@nestjs/common';
import { MaxLength } from 'class-validator';
import { LoginAttempts, loginFailed } from '../authentication/index.js';
import { isRefusal } from '../../kernel/index.js';
import { LOGIN_LIMITS } from './login-limits.js';
import { secondFactorWrong } from './staff.errors.js';

/** An authenticator code, with the token returned by the first step of the login or enrolment. */
export class CodeDto {
  @MaxLength(200)
  token!: string;

  @MaxLength(100)
  code!: string;
}

/** Counts wrong codes separately from wrong passwords, so that a right password does not reset their count. */
@Injectable()
export class CodeCheck {
  constructor(private readonly attempts: LoginAttempts) {}

  /** @throws secondFactorWrong, accountLocked */
  async guard<T>(
    staffId: string,
    from: { address: string; known: string | undefined },
    verify: () => Promise<T | undefined>,
  ): Promise<T> {
    try {
      return await this.attempts.guard({ kind: 'staff-code', account: staffId, ...from }, LOGIN_LIMITS, verify);
    } catch (error) {
      throw isRefusal(error) && error.code === loginFailed.code ? secondFactorWrong({}) : error;
    }
  }
}
