import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Matches, MaxLength, MinLength } from 'class-validator';
import { IsDay, staffActor, Store } from '../../../kernel/index.js';
import { PaymentProviders } from '../../payments/index.js';
import { idOf, reconciliationOf, requestReconciliation } from '../reconciliation.js';

export class RequestReconciliationDto {
  @MinLength(1)
  @MaxLength(40)
  @Matches(/^[a-z-]+$/u)
  provider!: string;

  @IsDay()
  day!: string;
}

export class RequestReconciliation extends Command<{ id: string }> {
  constructor(readonly input: { staffId: string; body: RequestReconciliationDto; key: string }) {
    super();
  }
}

@CommandHandler(RequestReconciliation)
export class RequestReconciliationHandler implements ICommandHandler<RequestReconciliation> {
  constructor(
    private readonly store: Store,
    private readonly providers: PaymentProviders,
  ) {}

  execute({ input: { staffId, body, key } }: RequestReconciliation): Promise<{ id: string }> {
    const ref = reconciliationOf(body);
    const providers = this.providers.companies.map(({ name }) => name);
    const command = { actor: staffActor(staffId), key, request: { reconcile: body }, writes: [ref] };
    return this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => requestReconciliation(state, { ...body, providers, at: tx.at }));
      return { id: idOf(body) };
    });
  }
}
