import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArrayMaxSize, ArrayMinSize, IsIn, MaxLength, MinLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { Type, type Static } from 'typebox';
import { DomainError, Nested } from '../../../kernel/index.js';
import { paymentIdOf } from '../debit.js';
import { RETURN_CODES, type ReturnCode } from '../debit.events.js';
import { debitDecided, debitNotFound } from '../debits.errors.js';
import { ReturnDebit } from './return-debit.command.js';

class ReturnedDebitDto {
  @MinLength(1)
  @MaxLength(35)
  @JSONSchema({ description: 'Of the mandate, as the file had it' })
  reference!: string;

  @IsIn(RETURN_CODES)
  @JSONSchema({ description: 'By the bank’s own code' })
  reason!: ReturnCode;
}

export class ReturnDebitsDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @Nested(() => ReturnedDebitDto, { each: true })
  returns!: ReturnedDebitDto[];
}

export const ReturnedDebits = Type.Object({
  returns: Type.Array(
    Type.Object({
      reference: Type.String(),
      outcome: Type.Enum(['returned', 'decided', 'unknown'], {
        description: 'Decided: it was not sent to the bank, or was returned before',
      }),
    }),
  ),
});
export type ReturnedDebits = Static<typeof ReturnedDebits>;
type Outcome = ReturnedDebits['returns'][number]['outcome'];

export class ReturnDebits extends Command<ReturnedDebits> {
  constructor(readonly input: { staffId: string; body: ReturnDebitsDto; key: string }) {
    super();
  }
}

/** Records the returns in a file of the bank, each on its own, so that one that fails does not stop the others. */
@CommandHandler(ReturnDebits)
export class ReturnDebitsHandler implements ICommandHandler<ReturnDebits> {
  constructor(private readonly commands: CommandBus) {}

  async execute({ input: { staffId, body, key } }: ReturnDebits): Promise<ReturnedDebits> {
    const returns: ReturnedDebits['returns'] = [];
    for (const { reference, reason } of body.returns) {
      const paymentId = paymentIdOf(reference);
      const enter = paymentId && new ReturnDebit({ paymentId, staffId, body: { reason }, key: `${key}-${paymentId}` });
      returns.push({ reference, outcome: enter ? await this.enter(enter) : 'unknown' });
    }
    return { returns };
  }

  private async enter(command: ReturnDebit): Promise<Outcome> {
    try {
      await this.commands.execute(command);
      return 'returned';
    } catch (refusal) {
      if (!(refusal instanceof DomainError)) throw refusal;
      if (refusal.code === debitDecided.code) return 'decided';
      if (refusal.code === debitNotFound.code) return 'unknown';
      throw refusal;
    }
  }
}
