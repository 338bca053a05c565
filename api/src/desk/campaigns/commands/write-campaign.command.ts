import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean, IsIn, IsInt, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { discountOf, discountPlaces, normaliseCode } from '../../../money/discounts/index.js';
import {
  invalidInput,
  IsNullable,
  Nested,
  staffActor,
  Store,
  type AnyRef,
  type Transaction,
} from '../../../kernel/index.js';
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

/** Validates what staff wrote against the settings. */
@Injectable()
export class CampaignLetters {
  constructor(private readonly settings: Settings) {}

  of(body: WriteCampaignDto): Letter {
    const { brand } = body;
    if (brand !== null && !this.settings.current().brands.some(({ id }) => id === brand)) {
      throw invalidInput([{ field: 'brand', code: 'invalid' }]);
    }
    const typed = body.discount_code?.trim() || null;
    const code = typed && normaliseCode(typed);
    if (typed && !code) throw wrongCode();
    const { name, kind, path, texts, country, gender, premium } = body;
    const audience = { brand, country, gender, premium };
    return { name: name.trim(), kind, path, texts, discountCode: code, audience };
  }
}

const wrongCode = () => invalidInput([{ field: 'discount_code', code: 'invalid' }]);

/** Whether a letter's code can be used is read in the transaction, so that a repeat of what was done is answered. */
export const streamsOfCode = (code: string | null): AnyRef[] =>
  code === null ? [] : [discountOf(code), discountPlaces(code)];

/**
 * The code must still be usable, and not reserved for one member. `told`: members are told of it now, so it has begun; a
 * mailing may be written before.
 */
export function requireSellable(tx: Transaction, code: string | null, { told = false } = {}): void {
  if (code === null) return;
  const { status, terms } = tx.state(discountOf(code));
  if (status !== 'active' || terms?.memberId !== null) throw wrongCode();
  const { startsAt, expiresAt, maxUses } = terms;
  const now = tx.now.getTime();
  const over = expiresAt !== null && Date.parse(expiresAt) <= now;
  const usedUp = maxUses !== null && tx.state(discountPlaces(code)).used >= maxUses;
  if (over || usedUp || (told && startsAt !== null && Date.parse(startsAt) > now)) throw wrongCode();
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
    const letter = this.letters.of(body);
    const id = randomUUID();
    const campaign = campaignOf(id);
    const streams = { reads: streamsOfCode(letter.discountCode), writes: [campaign] };
    return this.store.transact({ actor: staffActor(staffId), key, request: body, ...streams }, (tx) => {
      requireSellable(tx, letter.discountCode);
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
    const letter = this.letters.of(body);
    const campaign = campaignOf(id);
    const request = { id, ...body };
    const streams = { reads: streamsOfCode(letter.discountCode), writes: [campaign] };
    await this.store.transact({ actor: staffActor(staffId), key, request, ...streams }, (tx) => {
      requireSellable(tx, letter.discountCode);
      tx.decide(campaign, (state) => changeCampaign(state, { letter, version: body.version, at: tx.at }));
    });
  }
}
