import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { staffActor, Store } from '../../kernel/index.js';
import { PaymentProviders } from '../../payments/index.js';
import { idOf, reconciliationOf, requestReconciliation } from '../reconciliation.js';

export const RequestReconciliationBody = Type.Object(
  {
    provider: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z-]+$' }),
    day: Type.String({ format: 'date', minLength: 10, maxLength: 10 }),
  },
  { additionalProperties: false },
);

export class RequestReconciliation extends Command<{ id: string }> {
  constructor(
    readonly staffId: string,
    readonly input: Static<typeof RequestReconciliationBody>,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(RequestReconciliation)
export class RequestReconciliationHandler implements ICommandHandler<RequestReconciliation> {
  constructor(
    private readonly store: Store,
    private readonly providers: PaymentProviders,
  ) {}

  execute({ staffId, input, key }: RequestReconciliation): Promise<{ id: string }> {
    const ref = reconciliationOf(input);
    const providers = this.providers.companies.map(({ name }) => name);
    const command = { actor: staffActor(staffId), key, request: { reconcile: input }, writes: [ref] };
    return this.store.transact(command, (tx) => {
      const at = tx.now.toISOString();
      tx.decide(ref, (state) => requestReconciliation(state, { ...input, providers, at }));
      return { id: idOf(input) };
    });
  }
}
