import { Body, Controller, Get, Param, Post, Query, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { Config, notFound, type Reply } from '../../kernel/index.js';
import { isLocale } from '../../ground/settings/index.js';
import { TakeReply } from '../complaints/index.js';
import { galleryPage, linksOf, listPage, mailPage } from './inbox-page.js';
import { exampleOf, languagesOf, MAIL_KINDS } from '../notifications/index.js';
import { OwnHost } from './own-host.guard.js';
import { InboxMailer, InboxPushSender, InboxSmsSender } from '../../ground/delivery/index.js';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'self'";

/** A development tool, absent once mail is really sent; so it has no contract and is not in the OpenAPI documents. */
@Controller('dev')
@UseGuards(OwnHost)
export class DevInboxController {
  constructor(
    private readonly inbox: InboxMailer,
    private readonly pushes: InboxPushSender,
    private readonly texts: InboxSmsSender,
    private readonly config: Config,
    private readonly commands: CommandBus,
  ) {}

  @Get('inbox.json')
  async json(@Query('to') to: string | undefined, @Res() reply: Reply) {
    const mails = await this.kept(to);
    return reply.send(mails.map((mail) => ({ ...mail, links: linksOf(mail) })));
  }

  @Get('pushes.json')
  async notifications(@Res() reply: Reply) {
    if (!this.config.push?.sandbox) throw notFound({});
    return reply.send(await this.pushes.list());
  }

  @Get('sms.json')
  async sms(@Res() reply: Reply) {
    if (this.config.smsGateway || this.config.production) throw notFound({});
    return reply.send(await this.texts.list());
  }

  @Get('inbox')
  async list(@Res() reply: Reply) {
    return send(reply, listPage(await this.kept(), await this.pushes.list(), await this.texts.list()));
  }

  @Get('inbox/:id')
  async show(@Param('id') id: string, @Res() reply: Reply) {
    const mail = await this.find(id);
    if (!mail) throw notFound({});
    return send(reply, mailPage(mail));
  }

  @Get('inbox/:id/attachments/:index')
  async attachment(@Param('id') id: string, @Param('index') index: string, @Res() reply: Reply) {
    const attachment = (await this.find(id))?.attachments[Number(index)];
    if (!attachment) throw notFound({});
    const { filename, contentType, content } = attachment;
    return reply
      .type(contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
      .send(Buffer.from(content, 'base64'));
  }

  /** Plays the mail provider: what is typed below a mail comes back as its recipient's reply (ADM-09). */
  @Post('inbox/:id/reply')
  async reply(@Param('id') id: string, @Body() body: unknown, @Res() reply: Reply) {
    const mail = await this.find(id);
    if (!mail) throw notFound({});
    const text = /^text=([\s\S]*)$/.exec(String(body))?.[1]?.trim() ?? '';
    const references = [mail.replyTo ?? '', mail.subject];
    await this.commands.execute(
      new TakeReply({ messageId: randomUUID(), from: mail.to, references, text, attachments: [] }),
    );
    return reply.code(303).header('location', `/api/dev/inbox/${id}?replied`).send();
  }

  @Get('mails')
  gallery(@Res() reply: Reply) {
    if (this.config.smtpUrl) throw notFound({});
    return send(reply, galleryPage());
  }

  @Get('mails/:kind/:language')
  example(@Param('kind') name: string, @Param('language') language: string, @Res() reply: Reply) {
    const kind = Object.hasOwn(MAIL_KINDS, name) ? MAIL_KINDS[name] : undefined;
    if (!kind || !isLocale(language) || !languagesOf(kind).includes(language) || this.config.smtpUrl)
      throw notFound({});
    return send(reply, exampleOf(kind, language).html);
  }

  private async find(id: string) {
    return /^\d{1,15}$/.test(id) && !this.config.smtpUrl ? this.inbox.find(Number(id)) : undefined;
  }

  private kept(to?: string) {
    if (this.config.smtpUrl) throw notFound({});
    return this.inbox.list(to);
  }
}

const send = (reply: Reply, html: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(html);
