import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean, IsIn, IsInt, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { discountOf, normaliseCode } from '../../../money/discounts/index.js';
import { Clock, invalidInput, IsNullable, Nested, staffActor, Store } from '../../../kernel/index.js';
import { byLocale, COUNTRY_CODES, Settings, type Country, type Locale } from '../../../ground/settings/index.js';
import type { CampaignTexts, Letter } from '../campaign.events.js';
import { CAMPAIGN_KINDS, CAMPAIGN_PATHS, type CampaignKind, type CampaignPath } from '../campaign.values.js';
import { campaignOf, changeCampaign, writeCampaign } from '../campaign.js';

class CampaignTextDto implements CampaignTexts {
  @MaxLength(120)
  subject!: string;

  @MaxLength(120)
  heading!: string;

  @MaxLength(5_000)
  body!: string;

  @MaxLength(40)
  button!: string;
}

/** Members who read a language that is missing here get no mail. */
export const CampaignTextsDto = byLocale<CampaignTexts>(
  'CampaignTexts',
  Nested(() => CampaignTextDto),
);

export class WriteCampaignDto {
  @MaxLength(80)
  name!: string;

  @IsIn(CAMPAIGN_KINDS)
  kind!: CampaignKind;

  @IsNullable()
  @MaxLength(60)
  @JSONSchema({ description: 'Null: the site itself' })
  brand!: string | null;

  @IsNullable()
  @IsIn(COUNTRY_CODES)
  country!: Country | null;

  @IsNullable()
  @IsIn(['male', 'female'])
  gender!: 'male' | 'female' | null;

  @IsNullable()
  @IsBoolean()
  premium!: boolean | null;

  @IsIn(CAMPAIGN_PATHS)
  path!: CampaignPath;

  @IsNullable()
  @MaxLength(40)
  discount_code!: string | null;

  @Nested(() => CampaignTextsDto)
  texts!: Partial<Record<Locale, CampaignTexts>>;
}

export class ChangeCampaignDto extends WriteCampaignDto {
  @IsInt()
  @Min(1)
  @JSONSchema({ description: 'Which writing of it the caller has seen' })
  version!: number;
}

/** Validates what staff wrote against settings and discounts. */
@Injectable()
export class CampaignLetters {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async of(body: WriteCampaignDto): Promise<Letter> {
    const { brand } = body;
    if (brand !== null && !this.settings.current().brands.some(({ id }) => id === brand)) {
      throw invalidInput([{ field: 'brand', code: 'invalid' }]);
    }
    const typed = body.discount_code?.trim() || null;
    const code = typed && normaliseCode(typed);
    if (typed && !code) throw invalidInput([{ field: 'discount_code', code: 'invalid' }]);
    await this.requireSellable(code);
    const { name, kind, path, texts, country, gender, premium } = body;
    const audience = { brand, country, gender, premium };
    return { name: name.trim(), kind, path, texts, discountCode: code, audience };
  }

  /** The code must still be usable, and not reserved for one member. */
  async requireSellable(code: string | null): Promise<void> {
    if (code === null) return;
    const { status, terms } = await this.store.readFresh(discountOf(code));
    const over = terms?.expiresAt != null && Date.parse(terms.expiresAt) <= this.clock.now().getTime();
    if (status === 'active' && terms?.memberId === null && !over) return;
    throw invalidInput([{ field: 'discount_code', code: 'invalid' }]);
  }
}

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
      tx.decide(campaign, (state) => writeCampaign(state, letter, tx.at));
      return id;
    });
  }
}

export class ChangeCampaign extends Command<void> {
  constructor(readonly input: { staffId: string; key: string; campaignId: string; body: ChangeCampaignDto }) {
    super();
  }
}

@CommandHandler(ChangeCampaign)
export class ChangeCampaignHandler implements ICommandHandler<ChangeCampaign> {
  constructor(
    private readonly store: Store,
    private readonly letters: CampaignLetters,
  ) {}

  async execute({ input: { staffId, key, campaignId: id, body } }: ChangeCampaign): Promise<void> {
    const letter = await this.letters.of(body);
    const campaign = campaignOf(id);
    const request = { id, ...body };
    await this.store.transact({ actor: staffActor(staffId), key, request, writes: [campaign] }, (tx) => {
      tx.decide(campaign, (state) => changeCampaign(state, { letter, version: body.version, at: tx.at }));
    });
  }
}
