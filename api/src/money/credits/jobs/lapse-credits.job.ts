import { defineJob, definePolicy, HandlesJob, Store, type Event, type JobHandler } from '../../../kernel/index.js';
import { lapse, walletOf } from '../wallet.js';

interface Payload {
  memberId: string;
}

export const lapseCredits = defineJob<Payload>('lapse-credits');

/** An erased member cannot spend the balance, so the books must not keep it as a liability (ACC-12). */
@HandlesJob(lapseCredits)
export class LapseCredits implements JobHandler<Payload> {
  constructor(private readonly store: Store) {}

  async run({ memberId }: Payload): Promise<void> {
    const wallet = walletOf(memberId);
    await this.store.transact(
      { actor: 'system', key: `lapse-${memberId}`, request: {}, writes: [wallet] },
      (tx) => void tx.decide(wallet, (state) => lapse(state, { at: tx.at })),
    );
  }
}

export const lapseCreditsPolicy = definePolicy<Event<'MemberErased'>>({
  name: 'lapse-credits',
  on: { MemberErased: ({ streamId: memberId }) => [lapseCredits.at({ memberId }, { key: memberId })] },
});
