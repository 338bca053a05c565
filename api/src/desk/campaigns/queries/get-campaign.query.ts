import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { answerOf, Nullable, Store } from '../../../kernel/index.js';
import { CampaignAudience } from '../audience.js';
import { campaignOf } from '../campaign.js';
import { campaignNotFound } from '../campaigns.errors.js';
import { CampaignsList } from '../campaigns.list.js';
import { WriteCampaignDto } from '../commands/write-campaign.command.js';

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

export class GetCampaign extends Query<ConsoleCampaign> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetCampaign)
export class GetCampaignHandler implements IQueryHandler<GetCampaign> {
  constructor(
    private readonly store: Store,
    private readonly campaigns: CampaignsList,
    private readonly audience: CampaignAudience,
  ) {}

  async execute({ id }: GetCampaign): Promise<ConsoleCampaign> {
    const { letter, version } = await this.store.readFresh(campaignOf(id));
    if (!letter) throw campaignNotFound({});
    const [listed, counts] = await Promise.all([this.campaigns.find(id), this.audience.count(letter)]);
    const readers = [...counts].map(([language, members]) => ({
      language,
      members,
      written: language in letter.texts,
    }));
    const { audience, path, discountCode, texts } = letter;
    return {
      ...listed!,
      ...audience,
      path,
      discount_code: discountCode,
      texts,
      version,
      readers,
      num_readers: readers.reduce((sum, { members, written }) => sum + (written ? members : 0), 0),
    };
  }
}
