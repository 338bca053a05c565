import { Controller, Req, Res } from '@nestjs/common';
import { Type } from 'typebox';
import { MailPreferences } from '../../members/accounts/index.js';
import { defineContract, Get, notFound, Post, type Reply, type RequestOf } from '../../kernel/index.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

const params = Type.Object({ token: Type.String({ maxLength: 120 }) });

const askRoute = defineContract({
  summary: 'Leads to the page that asks before it unsubscribes: mail scanners open links too',
  access: 'visitor',
  params,
  reply: { 302: Type.Null() },
});

const unsubscribeRoute = defineContract({
  summary: 'One kind of notice less; called by the page, and by mail programs in one click (RFC 8058)',
  access: 'visitor',
  webhook: true,
  params,
});

@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly mailPreferences: MailPreferences,
  ) {}

  @Get(':token', askRoute)
  ask(@Req() { params: { token } }: RequestOf<typeof askRoute>, @Res() reply: Reply): void {
    if (!this.links.read(token)) throw notFound({});
    void reply.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 302);
  }

  @Post(':token', unsubscribeRoute)
  async unsubscribe(@Req() { params: { token }, key }: RequestOf<typeof unsubscribeRoute>): Promise<void> {
    const link = this.links.read(token);
    if (!link) throw notFound({});
    await this.mailPreferences.unsubscribe(link.memberId, link.preference, key);
  }
}
