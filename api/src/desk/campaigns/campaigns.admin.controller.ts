import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { defineContract, Get, Id, Nullable, Post, Put, type RequestOf } from '../../kernel/index.js';
import { COUNTRY_CODES, Settings } from '../../ground/settings/index.js';
import {
  campaignAlreadySent,
  campaignForNobody,
  campaignNotFound,
  campaignNotSending,
  campaignOutdated,
} from './campaigns.errors.js';
import {
  AskCampaignTest,
  SendCampaign,
  SendCampaignDto,
  StopCampaign,
  StopCampaignDto,
  TestCampaignDto,
} from './commands/send-campaign.command.js';
import {
  ChangeCampaign,
  ChangeCampaignDto,
  WriteCampaign,
  WriteCampaignDto,
} from './commands/write-campaign.command.js';
import { ConsoleCampaign, GetCampaign } from './queries/get-campaign.query.js';

/** The choices offered for a campaign's audience and content. */
const CampaignChoices = Type.Object({
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
type CampaignChoices = Static<typeof CampaignChoices>;

const access = 'staff:finance' as const;
const params = Type.Object({ id: Id });
const one = { access, params, reply: { 200: ConsoleCampaign } } as const;
const act = { ...one, key: 'required' } as const;
const choicesRoute = defineContract({
  summary: 'The brands and countries that a campaign can be for',
  access,
  reply: { 200: CampaignChoices },
});
const showRoute = defineContract({
  ...one,
  summary: 'A campaign, and whom it would be for now',
  errors: [campaignNotFound],
});
const writeRoute = defineContract({
  summary: 'Write a campaign; nothing is sent yet',
  access,
  key: 'required',
  body: WriteCampaignDto,
  reply: { 201: ConsoleCampaign },
});
const changeRoute = defineContract({
  ...act,
  summary: 'Write it anew, as long as it has not been sent',
  body: ChangeCampaignDto,
  errors: [campaignNotFound, campaignOutdated, campaignAlreadySent],
});
const testRoute = defineContract({
  summary: 'Mail it to the caller alone',
  access,
  key: 'required',
  params,
  body: TestCampaignDto,
  errors: [campaignNotFound],
});
const sendRoute = defineContract({
  ...act,
  summary: 'Mail it to all who asked for its kind, once each',
  body: SendCampaignDto,
  errors: [campaignNotFound, campaignOutdated, campaignAlreadySent, campaignForNobody],
});
const stopRoute = defineContract({
  ...act,
  summary: 'Keep back the mails that have not gone out, for good',
  body: StopCampaignDto,
  errors: [campaignNotFound, campaignNotSending],
});

@Controller('admin')
export class CampaignsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly settings: Settings,
  ) {}

  @Get('campaign-choices', choicesRoute)
  choices(): CampaignChoices {
    const ids = [null, ...this.settings.current().brands.map(({ id }) => id)];
    const brands = ids.map((id) => {
      const { name, domain, locales } = this.settings.ofBrand(id);
      return { id, name, domain, languages: [...locales] };
    });
    return { brands, countries: [...COUNTRY_CODES] };
  }

  @Get('campaigns/:id', showRoute)
  show(@Req() { params: { id } }: RequestOf<typeof showRoute>): Promise<ConsoleCampaign> {
    return this.shown(id);
  }

  @Post('campaigns', writeRoute)
  async write(@Req() { caller, key, body }: RequestOf<typeof writeRoute>): Promise<ConsoleCampaign> {
    return this.shown(await this.commands.execute(new WriteCampaign({ staffId: caller.id, key, body })));
  }

  @Put('campaigns/:id', changeRoute)
  async change(@Req() { caller, key, params: { id }, body }: RequestOf<typeof changeRoute>): Promise<ConsoleCampaign> {
    await this.commands.execute(new ChangeCampaign({ staffId: caller.id, key, campaignId: id, body }));
    return this.shown(id);
  }

  @Post('campaigns/:id/test', testRoute)
  test(@Req() { caller, key, params: { id }, body }: RequestOf<typeof testRoute>): Promise<void> {
    return this.commands.execute(
      new AskCampaignTest({ staffId: caller.id, key, campaignId: id, language: body.language }),
    );
  }

  @Post('campaigns/:id/send', sendRoute)
  async send(@Req() { caller, key, params: { id }, body }: RequestOf<typeof sendRoute>): Promise<ConsoleCampaign> {
    await this.commands.execute(new SendCampaign({ staffId: caller.id, key, campaignId: id, ...body }));
    return this.shown(id);
  }

  @Post('campaigns/:id/stop', stopRoute)
  async stop(@Req() { caller, key, params: { id }, body }: RequestOf<typeof stopRoute>): Promise<ConsoleCampaign> {
    await this.commands.execute(new StopCampaign({ staffId: caller.id, key, campaignId: id, ...body }));
    return this.shown(id);
  }

  private shown(id: string): Promise<ConsoleCampaign> {
    return this.queries.execute(new GetCampaign(id));
  }
}
