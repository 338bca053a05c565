import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Day, staffActor, Store } from '../../../kernel/index.js';
import { PaymentProviders } from '../../payments/index.js';
import { idOf, reconciliationOf, requestReconciliation } from '../reconciliation.js';

export const RequestReconciliationBody = Type.Object(
  {
    provider: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z-]+$' }),
    day: { ...Day, minLength: 10, maxLength: 10 },
  },
  { additionalProperties: false },
);

export class RequestReconciliation extends Command<{ id: string }> {
  constructor(readonly input: { staffId: string; body: Static<typeof RequestReconciliationBody>; key: string }) {
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
      const at = tx.now.toISOString();
      tx.decide(ref, (state) => requestReconciliation(state, { ...body, providers, at }));
      return { id: idOf(body) };
    });
  }
}
