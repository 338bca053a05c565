import { randomUUID } from 'node:crypto';
import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { Accounts, MailPreferences, normaliseEmail, type DisabledReason } from '../../members/accounts/index.js';
import { forbidden, defineContract, notFound, Post, Store, type RequestOf } from '../../kernel/index.js';
import { MailFeedbackDto } from './mail-feedback.dto.js';

const feedbackRoute = defineContract({
  summary:
    'The mail provider tells of addresses that bounced, marked mail as spam or unsubscribed; with a bearer token',
  access: 'visitor',
  webhook: true,
  token: 'mailFeedback',
  body: MailFeedbackDto,
  reply: { 204: Type.Null() },
  errors: [notFound, forbidden],
});

/** Bounces and complaints about mails that were accepted first (NTF-04). */
@Controller('mail-feedback')
export class MailFeedbackController {
  constructor(
    private readonly store: Store,
    private readonly accounts: Accounts,
    private readonly mailPreferences: MailPreferences,
  ) {}

  @Post('', feedbackRoute)
  async receive(@Req() { body }: RequestOf<typeof feedbackRoute>): Promise<void> {
    for (const { email, reason } of body.reports) await this.disable(email, reason);
  }

  /** Unknown addresses are skipped: a provider also reports about old mails. */
  private async disable(text: string, reason: DisabledReason): Promise<void> {
    const email = normaliseEmail(text);
    const memberId = email && (await this.store.holder('email', email));
    const account = memberId && (await this.accounts.find(memberId));
    // A key per report: after the member has lifted the reason, the next report counts again (NTF-05).
    if (account) await this.mailPreferences.disable(account, reason, randomUUID());
  }
}
