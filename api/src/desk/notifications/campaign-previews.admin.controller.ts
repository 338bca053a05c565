import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { campaignNotFound, Campaigns } from '../campaigns/index.js';
import { defineContract, Get, Id, type RequestOf } from '../../kernel/index.js';
import { LOCALES, type Locale } from '../../ground/settings/index.js';
import { CampaignPreviews } from './campaign-previews.js';

const previewRoute = defineContract({
  summary: 'A campaign in one language, as it would be mailed',
  access: 'staff:finance',
  params: Type.Object({
    id: Id,
    language: Type.Unsafe<Locale>(Type.Union(LOCALES.map((one) => Type.Literal(one)))),
  }),
  reply: { 200: Type.Object({ subject: Type.String(), text: Type.String(), html: Type.String() }) },
  errors: [campaignNotFound],
});

/** Recipient's name in the preview. */
const SOMEBODY = 'Anna';

@Controller('admin')
export class CampaignPreviewsAdminController {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly previews: CampaignPreviews,
  ) {}

  @Get('campaigns/:id/preview/:language', previewRoute)
  async preview(@Req() { params: { id, language } }: RequestOf<typeof previewRoute>) {
    const campaign = await this.campaigns.letter(id);
    const mail = campaign && this.previews.render(campaign, language, SOMEBODY);
    if (!mail) throw campaignNotFound({});
    const { subject, text, html } = mail;
    return { subject, text, html };
  }
}
