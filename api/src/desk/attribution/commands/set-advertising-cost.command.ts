import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Money } from '../../../ground/settings/index.js';
import { staffActor, Store } from '../../../kernel/index.js';
import { advertisingCostOf, setCost } from '../advertising-cost.js';

/** `cost`: null takes it away. */
export class SetAdvertisingCost extends Command<void> {
  constructor(readonly input: { staffId: string; key: string; network: string; period: string; cost: Money | null }) {
    super();
  }
}

@CommandHandler(SetAdvertisingCost)
export class SetAdvertisingCostHandler implements ICommandHandler<SetAdvertisingCost> {
  constructor(private readonly store: Store) {}

  async execute({ input: { staffId, key, network, period, cost } }: SetAdvertisingCost): Promise<void> {
    const stream = advertisingCostOf({ network, period });
    const command = { actor: staffActor(staffId), key, request: { network, period, cost }, writes: [stream] };
    await this.store.transact(command, (tx) => {
      tx.decide(stream, (state) => setCost(state, { network, period, cost, now: tx.now }));
      return {};
    });
  }
}
