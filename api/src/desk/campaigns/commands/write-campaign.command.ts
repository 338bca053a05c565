import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { campaignOf, writeCampaign } from '../campaign.js';
import { CampaignLetters } from '../campaign-letters.js';
import type { WriteCampaignDto } from '../campaigns.dto.js';

/** Returns its id. */
export class WriteCampaign extends Command<string> {
  constructor(readonly input: { staffId: string; key: string; body: WriteCampaignDto }) {
    super();
  }
}

@CommandHandler(WriteCampaign)
export class WriteCampaignHandler implements ICommandHandler<WriteCampaign> {
  constructor(
    private readonly store: Store,
    private readonly letters: CampaignLetters,
  ) {}

  async execute({ input: { staffId, key, body } }: WriteCampaign): Promise<string> {
    const letter = await this.letters.of(body);
    const id = randomUUID();
    const campaign = campaignOf(id);
    return this.store.transact({ actor: staffActor(staffId), key, request: body, writes: [campaign] }, (tx) => {
      tx.decide(campaign, (state) => writeCampaign(state, letter, tx.now.toISOString()));
      return id;
    });
  }
}
