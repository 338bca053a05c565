import { Type, type Static } from 'typebox';
import { answerOf, Nullable } from '../../kernel/index.js';
import type { Letter } from './campaign.events.js';
import { WriteCampaignDto } from './campaigns.dto.js';
import { CampaignsList } from './campaigns.list.js';

export const letterOf = (body: WriteCampaignDto, discountCode: string | null): Letter => ({
  name: body.name.trim(),
  kind: body.kind,
  path: body.path,
  texts: body.texts,
  discountCode,
  audience: { brand: body.brand, country: body.country, gender: body.gender, premium: body.premium },
});

export const ConsoleCampaign = Type.Object({
  ...CampaignsList.item.properties,
  ...answerOf(WriteCampaignDto).properties,
  country: Nullable(Type.String()),
  version: Type.Integer(),
  readers: Type.Array(Type.Object({ language: Type.String(), members: Type.Integer(), written: Type.Boolean() }), {
    description: 'Whom it would be for now, by the language they read',
  }),
  num_readers: Type.Integer({ description: 'Those of them whose language it is written in' }),
});
export type ConsoleCampaign = Static<typeof ConsoleCampaign>;

/** The choices offered for a campaign's audience and content. */
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
