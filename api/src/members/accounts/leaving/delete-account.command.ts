import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, MaxLength } from 'class-validator';
import { renewSecurityStamp } from '../../../ground/authentication/index.js';
import { IsUndefinable, Store, Vault, type Member } from '../../../kernel/index.js';
import { deleteAccount, reactivate } from './deletion.js';
import { DELETION_REASONS, type DeletionReason } from '../member.events.js';
import { memberOf } from '../member.js';
import { MemberSessions } from '../credentials/member-sessions.js';
import { PasswordCheck, requireShown } from '../credentials/password-check.js';
import { reactivationFailed } from '../accounts.errors.js';
import { LinkTokens } from '../credentials/link-tokens.js';

export class DeleteAccountDto {
  @IsIn(DELETION_REASONS)
  reason!: DeletionReason;

  @IsUndefinable()
  @MaxLength(2_000)
  text?: string;

  /** Asked again, because an unlocked phone must not be enough to delete an account. */
  @MaxLength(1_000)
  password!: string;
}

export class DeleteAccount extends Command<{ eraseAt: string }> {
  constructor(
    readonly input: {
      caller: Member;
      key: string;
      body: DeleteAccountDto;
      address: string;
    },
  ) {
    super();
  }
}

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly check: PasswordCheck,
    private readonly sessions: MemberSessions,
  ) {}

  async execute({ input: { caller, key, body, address } }: DeleteAccount) {
    const memberId = caller.id;
    const { reason, password } = body;
    const wrong = { field: 'password', code: 'wrong_password' };
    const shown = await this.check.confirm(caller, password, address, wrong);
    const words = body.text?.trim();
    const text = words ? await this.vault.seal(memberId, words) : null;
    const member = memberOf(memberId);
    const command = { actor: memberId, key, request: body, writes: [member] };
    const answer = await this.store.transact(command, (tx) => {
      requireShown(tx.state(member), shown);
      const [deleted] = tx.decide(member, (state) => deleteAccount(state, { reason, text, now: tx.now }));
      renewSecurityStamp(tx, memberId);
      return { eraseAt: deleted.data.eraseAt };
    });
    await this.sessions.statusChanged(memberId);
    return answer;
  }
}

/** `disabled`: staff disabled the account, which restoring it does not change (ADM-02). */
export class Reactivate extends Command<{ disabled: boolean }> {
  constructor(readonly input: { token: string; key: string }) {
    super();
  }
}

@CommandHandler(Reactivate)
export class ReactivateHandler implements ICommandHandler<Reactivate> {
  constructor(
    private readonly store: Store,
    private readonly links: LinkTokens,
    private readonly sessions: MemberSessions,
  ) {}

  async execute({ input: { token, key } }: Reactivate): Promise<{ disabled: boolean }> {
    const link = await this.links.find('reactivation', token);
    if (!link) throw reactivationFailed({});
    const { memberId, subject: deletedAt } = link;
    const member = memberOf(memberId);
    const command = { actor: memberId, key, request: { token }, writes: [member] };
    const answer = await this.store.transact(command, (tx) => {
      tx.decide(member, (state) => reactivate(state, { deletedAt, now: tx.now }));
      return { disabled: tx.state(member).disabled };
    });
    await this.sessions.statusChanged(memberId);
    return answer;
  }
}
