import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength, MinLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { staffActor, Store } from '../../../kernel/index.js';
import { debitOf, recordPaidBack } from '../debit.js';

export class ConfirmTransferDto {
  @MinLength(1)
  @MaxLength(60)
  @JSONSchema({ description: 'Which of the transfers' })
  refund_id!: string;
}

export class ConfirmTransfer extends Command<{ id: string }> {
  constructor(readonly input: { paymentId: string; staffId: string; body: ConfirmTransferDto; key: string }) {
    super();
  }
}

/** Finance has transferred money of a collected debit back to the debtor. */
@CommandHandler(ConfirmTransfer)
export class ConfirmTransferHandler implements ICommandHandler<ConfirmTransfer> {
  constructor(private readonly store: Store) {}

  execute({ input: { paymentId, staffId, body, key } }: ConfirmTransfer): Promise<{ id: string }> {
    const debit = debitOf(paymentId);
    const command = { actor: staffActor(staffId), key, request: { transfer: paymentId, input: body }, writes: [debit] };
    return this.store.transact(command, (tx) => {
      tx.decide(debit, (state) => recordPaidBack(state, { refundId: body.refund_id, at: tx.at }));
      return { id: paymentId };
    });
  }
}
