import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsReason, staffActor, Store, Vault } from '../../../kernel/index.js';
import { walletOf, writeOff } from '../wallet.js';

export class WriteOffDebtDto {
  @IsInt()
  @Min(1)
  @JSONSchema({ description: 'All that is owed, as it was shown' })
  credits!: number;

  @IsReason('For the books')
  reason!: string;
}

export class WriteOffDebt extends Command<{ debt: number }> {
  constructor(readonly input: { memberId: string; staffId: string; body: WriteOffDebtDto; key: string }) {
    super();
  }
}

/** A member's debt after a charge-back is written off and booked as a loss (MNY-09). */
@CommandHandler(WriteOffDebt)
export class WriteOffDebtHandler implements ICommandHandler<WriteOffDebt> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { memberId, staffId, body, key } }: WriteOffDebt): Promise<{ debt: number }> {
    const wallet = walletOf(memberId);
    const reason = await this.vault.sealIfKnown(memberId, body.reason.trim());
    const command = { actor: staffActor(staffId), key, request: { writeOff: memberId, input: body }, writes: [wallet] };
    return this.store.transact(command, (tx) => {
      tx.decide(wallet, (state) => writeOff(state, { credits: body.credits, reason, at: tx.at }));
      return { debt: tx.state(wallet).debt };
    });
  }
}
