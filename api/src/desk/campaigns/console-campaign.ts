import { Type, type Static } from 'typebox';
import { Instant, Nullable } from '../../kernel/index.js';
import { COUNTRY_CODES, LOCALES, type Locale } from '../../ground/settings/index.js';
import type { CampaignTexts, Letter } from './campaign.events.js';
import { CAMPAIGN_KINDS, CAMPAIGN_PATHS } from './campaign.values.js';

const line = (maxLength: number) => Type.String({ maxLength });

const Texts = Type.Object(
  { subject: line(120), heading: line(120), body: line(5_000), button: line(40) },
  { additionalProperties: false },
);
const TextsByLanguage = Type.Unsafe<Partial<Record<Locale, CampaignTexts>>>(
  Type.Object(Object.fromEntries(LOCALES.map((language) => [language, Type.Optional(Texts)])), {
    additionalProperties: false,
    title: 'CampaignTexts',
  }),
);

const fields = {
  name: line(80),
  kind: Type.Enum(CAMPAIGN_KINDS),
  brand: Nullable(Type.String({ maxLength: 60, description: 'Null: the site itself' })),
  country: Nullable(Type.Union(COUNTRY_CODES.map((code) => Type.Literal(code)))),
  gender: Nullable(Type.Enum(['male', 'female'])),
  premium: Nullable(Type.Boolean()),
  path: Type.Enum(CAMPAIGN_PATHS),
  discount_code: Nullable(Type.String({ maxLength: 40 })),
  texts: TextsByLanguage,
};
export const CampaignBody = Type.Object(fields, { additionalProperties: false });
export type CampaignBody = Static<typeof CampaignBody>;

export const letterOf = (body: CampaignBody, discountCode: string | null): Letter => ({
  ...{ name: body.name.trim(), kind: body.kind, path: body.path, texts: body.texts, discountCode },
  audience: { brand: body.brand, country: body.country, gender: body.gender, premium: body.premium },
});

const shared = {
  id: Type.String(),
  status: Type.Enum(['draft', 'sending', 'sent', 'stopped']),
  written_at: Instant,
  sent_at: Nullable(Instant),
  stopped_at: Nullable(Instant),
  num_queued: Type.Integer({ description: 'How many mails there are' }),
  num_mailed: Type.Integer({ description: 'How many of them have gone out' }),
};
export const ListedCampaign = Type.Object({
  ...shared,
  ...{ name: fields.name, kind: fields.kind, brand: fields.brand },
});
export type ListedCampaign = Static<typeof ListedCampaign>;

export const ConsoleCampaign = Type.Object({
  ...shared,
  ...fields,
  country: Nullable(Type.String()),
  version: Type.Integer(),
  readers: Type.Array(Type.Object({ language: Type.String(), members: Type.Integer(), written: Type.Boolean() }), {
    description: 'Whom it would be for now, by the language they read',
  }),
  num_readers: Type.Integer({ description: 'Those of them whose language it is written in' }),
});
export type ConsoleCampaign = Static<typeof ConsoleCampaign>;

/** What a campaign can be written for. */
export const CampaignChoices = Type.Object({
  brands: Type.Array(
    Type.Object({
      id: Nullable(Type.String()),
      name: Type.String(),
      domain: Type.String(),
      languages: Type.Array(Type.String()),
    }),
  ),
  countries: Type.Array(Type.String()),
});
export type CampaignChoices = Static<typeof CampaignChoices>;
