import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invalidInput, staffActor, Store } from '../../../kernel/index.js';
import { campaignOf, stopCampaign } from '../campaign.js';

export class StopCampaign extends Command<void> {
  constructor(readonly input: { staffId: string; key: string; campaignId: string; reason: string }) {
    super();
  }
}

@CommandHandler(StopCampaign)
export class StopCampaignHandler implements ICommandHandler<StopCampaign> {
  constructor(private readonly store: Store) {}

  async execute({ input: { staffId, key, campaignId: id, reason: text } }: StopCampaign): Promise<void> {
    const reason = text.trim();
    if (!reason) throw invalidInput([{ field: 'reason', code: 'required' }]);
    const campaign = campaignOf(id);
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { id, reason }, writes: [campaign] },
      (tx) => {
        tx.decide(campaign, (state) => stopCampaign(state, reason, tx.now.toISOString()));
        return {};
      },
    );
  }
}
