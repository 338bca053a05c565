import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invalidInput, staffActor, Store } from '../../../kernel/index.js';
import { CampaignAudience } from '../audience.js';
import { campaignOf, sendCampaign } from '../campaign.js';
import { CampaignLetters } from '../campaign-letters.js';

/** `version`: the version that the sender has seen; `reason`: for colleagues, of at least one character. */
export class SendCampaign extends Command<void> {
  constructor(readonly input: { staffId: string; key: string; campaignId: string; version: number; reason: string }) {
    super();
  }
}

@CommandHandler(SendCampaign)
export class SendCampaignHandler implements ICommandHandler<SendCampaign> {
  constructor(
    private readonly store: Store,
    private readonly audience: CampaignAudience,
    private readonly letters: CampaignLetters,
  ) {}

  async execute({ input }: SendCampaign): Promise<void> {
    const { staffId, key, campaignId: id, version } = input;
    const reason = input.reason.trim();
    if (reason === '') throw invalidInput([{ field: 'reason', code: 'required' }]);
    const campaign = campaignOf(id);
    const { letter } = await this.store.readFresh(campaign);
    if (letter) await this.letters.requireSellable(letter.discountCode);
    const counts = letter ? await this.audience.count(letter) : new Map<string, number>();
    const members = [...counts].reduce((sum, [language, count]) => sum + (language in letter!.texts ? count : 0), 0);
    const command = { actor: staffActor(staffId), key, request: { id, version, reason }, writes: [campaign] };
    await this.store.transact(command, (tx) => {
      tx.decide(campaign, (state) => sendCampaign(state, { version, members, reason, at: tx.now.toISOString() }));
      return {};
    });
  }
}
