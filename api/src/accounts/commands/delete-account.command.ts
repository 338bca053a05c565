import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { renewStanding } from '../../authentication/index.js';
import { Store, Vault } from '../../kernel/index.js';
import { deleteAccount } from '../deletion.js';
import { memberOf } from '../member.js';
import { DELETION_REASONS } from '../member.events.js';
import { MemberSessions } from '../member-sessions.js';

export const DeleteAccountBody = Type.Object(
  {
    reason: Type.Union(DELETION_REASONS.map((reason) => Type.Literal(reason))),
    text: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  { additionalProperties: false },
);

export class DeleteAccount extends Command<{ eraseAt: string }> {
  constructor(
    readonly memberId: string,
    readonly key: string,
    readonly input: Static<typeof DeleteAccountBody>,
  ) {
    super();
  }
}

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly sessions: MemberSessions,
  ) {}

  async execute({ memberId, key, input }: DeleteAccount) {
    const { reason } = input;
    const words = input.text?.trim();
    const text = words ? await this.vault.seal(memberId, words) : null;
    const member = memberOf(memberId);
    const command = { actor: memberId, key, request: input, writes: [member] };
    const answer = await this.store.transact(command, (tx) => {
      const [deleted] = tx.decide(member, (state) => deleteAccount(state, { reason, text, now: tx.now }));
      renewStanding(tx, memberId);
      return { eraseAt: deleted.data.eraseAt };
    });
    await this.sessions.statusChanged(memberId);
    return answer;
  }
}
