import { IsBoolean, IsIn, IsInt, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsNullable, Nested } from '../../kernel/index.js';
import { byLocale, COUNTRY_CODES, LOCALES, type Country, type Locale } from '../../ground/settings/index.js';
import type { CampaignTexts } from './campaign.events.js';
import { CAMPAIGN_KINDS, CAMPAIGN_PATHS, type CampaignKind, type CampaignPath } from './campaign.values.js';

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
