import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { blockDetail, blockedDetail, masked, sealDetails } from '../../payment-bans/index.js';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { SettlePayment } from '../../payments/index.js';
import { debitOf, returnDebit } from '../debit.js';
import { RETURN_CODES, type ReturnCode } from '../debit.events.js';
import { debitNotFound } from '../debits.errors.js';
import { PROVIDER, referenceFor } from '../open-order.js';

export class ReturnDebitDto {
  @IsIn(RETURN_CODES)
  @JSONSchema({ description: 'The reason, by the bank’s own code' })
  reason!: ReturnCode;
}

export class ReturnDebit extends Command<{ id: string }> {
  constructor(readonly input: { paymentId: string; staffId: string; body: ReturnDebitDto; key: string }) {
    super();
  }
}

/** The bank returned the debit: the account is blocked for payments, and the payment is charged back. */
@CommandHandler(ReturnDebit)
export class ReturnDebitHandler implements ICommandHandler<ReturnDebit> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly commands: CommandBus,
  ) {}

  async execute({ input: { paymentId, staffId, body, key } }: ReturnDebit): Promise<{ id: string }> {
    const debit = debitOf(paymentId);
    const { mandate } = await this.store.readFresh(debit);
    if (!mandate) throw debitNotFound({});
    const { ibanHash } = mandate;
    const block = blockedDetail('iban', ibanHash);
    const iban = await this.vault.open(mandate.iban);
    const sealed = await sealDetails(this.store, this.vault, block, {
      shown: iban ? masked('iban', iban) : '',
      reason: `${body.reason} ${mandate.reference}`,
    });
    const command = {
      actor: staffActor(staffId),
      key,
      request: { return: paymentId, input: body },
      writes: [debit, block],
    };
    const answer = await this.store.transact(command, (tx) => {
      tx.decide(debit, (state) => returnDebit(state, { code: body.reason, at: tx.at }));
      blockDetail(tx, ibanHash, { kind: 'iban', ...sealed, cause: 'return' });
      return { id: paymentId };
    });
    await this.commands.execute(new SettlePayment({ providerName: PROVIDER, reference: referenceFor(paymentId) }));
    return answer;
  }
}
