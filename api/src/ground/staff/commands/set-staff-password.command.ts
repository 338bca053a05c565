import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength } from 'class-validator';
import { LoginAttempts, Passwords } from '../../authentication/index.js';
import { invalidInput, staffActor, Store } from '../../../kernel/index.js';
import { PasswordDto } from '../own-password.js';
import { passwordProblems } from '../password-problems.js';
import { SessionRevocation } from '../session-revocation.js';
import { staffMemberOf } from '../staff-member.js';
import { StaffMembers } from '../staff-members.js';
import { setPassword } from '../staff-rules.js';
import { StaffTokens } from '../staff-tokens.js';
import { staffLinkExpired } from '../staff.errors.js';

export class SetStaffPasswordDto extends PasswordDto {
  @MaxLength(200)
  token!: string;
}

export class SetStaffPassword extends Command<string> {
  constructor(readonly input: { token: string; password: string; address: string; key: string }) {
    super();
  }
}

/**
 * Sets a password with a mailed link. The second factor is unaffected, so access to the mailbox alone is not enough.
 */
@CommandHandler(SetStaffPassword)
export class SetStaffPasswordHandler implements ICommandHandler<SetStaffPassword> {
  constructor(
    private readonly store: Store,
    private readonly tokens: StaffTokens,
    private readonly passwords: Passwords,
    private readonly attempts: LoginAttempts,
    private readonly staff: StaffMembers,
    private readonly sessions: SessionRevocation,
  ) {}

  /** @returns the staff member's id */
  async execute({ input: { token, password, key, address } }: SetStaffPassword): Promise<string> {
    const link = await this.tokens.find('password', token, key);
    if (!link) throw staffLinkExpired({});
    const problems = passwordProblems(password, 'password');
    if (problems.length > 0) throw invalidInput(problems);
    const { staffId, subject } = link;
    const passwordHash = await this.passwords.hash(password);
    const staffMember = staffMemberOf(staffId);
    const command = { actor: staffActor(staffId), key, request: { token, password }, writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      tx.decide(staffMember, (state) => setPassword(state, { subject, now: tx.now }));
      this.passwords.keep(tx, staffId, passwordHash);
    });
    await this.tokens.use(token, key);
    await this.sessions.revokeAll(staffId);
    // Staff who forgot their password have often locked their account first.
    await this.attempts.forget('staff', (await this.staff.view(staffId)).email, address);
    return staffId;
  }
}
