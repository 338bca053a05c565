import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, IsInt, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { requireText, staffActor, Store } from '../../../kernel/index.js';
import { LOCALES, type Locale } from '../../../ground/settings/index.js';
import { CampaignAudience } from '../audience.js';
import { askTest, campaignOf, sendCampaign, stopCampaign } from '../campaign.js';
import { requireSellable, streamsOfCode } from './write-campaign.command.js';

export class SendCampaignDto {
  @IsInt()
  @Min(1)
  @JSONSchema({ description: 'Which writing of it the caller has seen' })
  version!: number;

  @MaxLength(1_000)
  reason!: string;
}

export class TestCampaignDto {
  @IsIn(LOCALES)
  language!: Locale;
}

export class StopCampaignDto {
  @MaxLength(1_000)
  reason!: string;
}

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
      tx.decide(campaign, (state) => askTest(state, { staffId, language, askedAt: tx.at }));
    });
  }
}

export class SendCampaign extends Command<void> {
  constructor(readonly input: SendCampaignDto & { staffId: string; key: string; campaignId: string }) {
    super();
  }
}

@CommandHandler(SendCampaign)
export class SendCampaignHandler implements ICommandHandler<SendCampaign> {
  constructor(
    private readonly store: Store,
    private readonly audience: CampaignAudience,
  ) {}

  async execute({ input }: SendCampaign): Promise<void> {
    const { staffId, key, campaignId: id, version } = input;
    const reason = requireText('reason', input.reason);
    const campaign = campaignOf(id);
    const { letter } = await this.store.readFresh(campaign);
    const discountCode = letter?.discountCode ?? null;
    const counts = letter ? await this.audience.count(letter) : new Map<string, number>();
    const members = [...counts].reduce((sum, [language, count]) => sum + (language in letter!.texts ? count : 0), 0);
    const streams = { reads: streamsOfCode(discountCode), writes: [campaign] };
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { id, version, reason }, ...streams },
      (tx) => {
        requireSellable(tx, discountCode, { told: true });
        tx.decide(campaign, (state) => sendCampaign(state, { version, members, reason, at: tx.at }));
      },
    );
  }
}

export class StopCampaign extends Command<void> {
  constructor(readonly input: StopCampaignDto & { staffId: string; key: string; campaignId: string }) {
    super();
  }
}

@CommandHandler(StopCampaign)
export class StopCampaignHandler implements ICommandHandler<StopCampaign> {
  constructor(private readonly store: Store) {}

  async execute({ input: { staffId, key, campaignId: id, reason: text } }: StopCampaign): Promise<void> {
    const reason = requireText('reason', text);
    const campaign = campaignOf(id);
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { id, reason }, writes: [campaign] },
      (tx) => {
        tx.decide(campaign, (state) => stopCampaign(state, reason, tx.at));
      },
    );
  }
}
