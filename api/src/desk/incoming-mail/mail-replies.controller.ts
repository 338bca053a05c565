import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Log, Post, type RequestOf } from '../../kernel/index.js';
import { TakeReply } from '../complaints/index.js';
import { MailReplyDto, replyOf } from './postmark-reply.js';

const MEGABYTE = 1024 * 1024;

const replyRoute = defineContract({
  summary:
    'The mail provider passes on what was mailed back (Postmark’s inbound webhook), with a token: the password of its address, or a bearer token',
  access: 'visitor',
  webhook: true,
  // Postmark takes mails of 35 MB, and passes on what is attached as base64.
  longest: 50 * MEGABYTE,
  token: 'mailReplies',
  body: MailReplyDto,
  reply: {
    200: Type.Object({
      result: Type.Enum(['taken', 'unknown', 'automatic'], {
        description: '`unknown`: it belongs to no complaint; `automatic`: nobody wrote it',
      }),
    }),
  },
});

/** Replies to complaints (ADM-09). Any other status than 200 would have the provider send the mail again. */
@Controller('mail-replies')
export class MailRepliesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly log: Log,
  ) {}

  @Post('', replyRoute)
  async receive(@Req() { body }: RequestOf<typeof replyRoute>) {
    const reply = replyOf(body);
    const result = reply ? await this.commands.execute(new TakeReply(reply)) : ('automatic' as const);
    if (result !== 'taken') this.log.warn('a mail to the address of replies was not taken', { result });
    return { result };
  }
}
