import { Controller, Get, Param, Res } from '@nestjs/common';
import { notFound, type Reply } from '../kernel/index.js';
import { linksOf, listPage, mailPage } from './inbox-page.js';
import { InboxMailer } from './mailers/inbox.mailer.js';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'self'";

/** A tool of development, absent in production; so it has no contract and no place in OpenAPI. */
@Controller('dev')
export class DevInboxController {
  constructor(private readonly inbox: InboxMailer) {}

  @Get('inbox.json')
  async json(@Res() reply: Reply) {
    const mails = await this.inbox.list();
    return reply.send(mails.map((mail) => ({ ...mail, links: linksOf(mail) })));
  }

  @Get('inbox')
  async list(@Res() reply: Reply) {
    return send(reply, listPage(await this.inbox.list()));
  }

  @Get('inbox/:id')
  async show(@Param('id') id: string, @Res() reply: Reply) {
    const mail = /^\d{1,15}$/.test(id) ? await this.inbox.find(Number(id)) : undefined;
    if (!mail) throw notFound({});
    return send(reply, mailPage(mail));
  }
}

const send = (reply: Reply, html: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(html);
