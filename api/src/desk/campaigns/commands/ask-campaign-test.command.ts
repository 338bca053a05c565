import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import type { Locale } from '../../../ground/settings/index.js';
import { askTest, campaignOf } from '../campaign.js';

/** Sends a test mail to the requester's address. */
export class AskCampaignTest extends Command<void> {
  constructor(readonly input: { staffId: string; key: string; campaignId: string; language: Locale }) {
    super();
  }
}

@CommandHandler(AskCampaignTest)
export class AskCampaignTestHandler implements ICommandHandler<AskCampaignTest> {
  constructor(private readonly store: Store) {}

  async execute({ input: { staffId, key, campaignId: id, language } }: AskCampaignTest): Promise<void> {
    const campaign = campaignOf(id);
    const command = { actor: staffActor(staffId), key, request: { id, language }, writes: [campaign] };
    await this.store.transact(command, (tx) => {
      tx.decide(campaign, (state) => askTest(state, { staffId, language, askedAt: tx.now.toISOString() }));
      return {};
    });
  }
}
