import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { campaignOf, changeCampaign } from '../campaign.js';
import { CampaignLetters } from '../campaign-letters.js';
import type { WriteCampaignDto } from '../campaigns.dto.js';

export class ChangeCampaign extends Command<void> {
  constructor(
    readonly input: {
      staffId: string;
      key: string;
      campaignId: string;
      version: number;
      body: WriteCampaignDto;
    },
  ) {
    super();
  }
}

@CommandHandler(ChangeCampaign)
export class ChangeCampaignHandler implements ICommandHandler<ChangeCampaign> {
  constructor(
    private readonly store: Store,
    private readonly letters: CampaignLetters,
  ) {}

  async execute({ input: { staffId, key, campaignId: id, version, body } }: ChangeCampaign): Promise<void> {
    const letter = await this.letters.of(body);
    const campaign = campaignOf(id);
    const request = { id, version, ...body };
    await this.store.transact({ actor: staffActor(staffId), key, request, writes: [campaign] }, (tx) => {
      tx.decide(campaign, (state) => changeCampaign(state, { letter, version, at: tx.now.toISOString() }));
      return {};
    });
  }
}
