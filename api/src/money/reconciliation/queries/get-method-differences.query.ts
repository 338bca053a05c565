import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Clock } from '../../../kernel/index.js';
import { methodDifferences, PaymentProviders } from '../../payments/index.js';
import { Settings } from '../../../ground/settings/index.js';

export const MethodDifferences = Type.Object({
  providers: Type.Array(Type.String(), { description: 'The payment companies; new orders go to the first' }),
  differences: Type.Array(
    Type.Object({
      id: Type.String(),
      difference: Type.Enum(['not_taken', 'not_offered'], {
        description: 'In our settings and not taken there, so not offered; or taken there and not in our settings',
      }),
    }),
  ),
});
export type MethodDifferences = Static<typeof MethodDifferences>;

/** Compares the methods in the settings with those of the company that new orders go to (MNY-02). */
export class GetMethodDifferences extends Query<MethodDifferences> {}

@QueryHandler(GetMethodDifferences)
export class GetMethodDifferencesHandler implements IQueryHandler<GetMethodDifferences> {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<MethodDifferences> {
    const taken = (await this.providers.current?.methods()) ?? null;
    const { paymentMethods } = this.settings.current();
    return {
      providers: this.providers.companies.map(({ name }) => name),
      differences: methodDifferences(paymentMethods, { now: this.clock.now(), taken }),
    };
  }
}
