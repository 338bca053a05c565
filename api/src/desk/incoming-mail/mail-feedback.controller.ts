import { randomUUID } from 'node:crypto';
import { Controller, Req } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsOptional, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { Accounts, MailPreferences, normaliseEmail } from '../../members/accounts/index.js';
import { defineContract, Log, Nested, Post, Store, type RequestOf } from '../../kernel/index.js';
import { feedbackIn, type MailReport } from './mail-reports.js';

/** A message of Amazon SNS, with the mail it is about in it. */
const LONGEST = 512 * 1024;
const PATIENCE = 10_000;

const REASONS = ['fbl', 'bounce', 'listunsubscribe'] as const satisfies readonly MailReport['reason'][];

/** Unknown fields are allowed, because mail providers add their own. */
@JSONSchema({ additionalProperties: true })
class MailReportDto implements MailReport {
  @MaxLength(320)
  email!: string;

  @IsIn(REASONS)
  reason!: MailReport['reason'];
}

@JSONSchema({
  additionalProperties: true,
  description:
    'Our own shape, or as they send it Postmark (`RecordType`) or Amazon SES (by itself, or in a message of SNS)',
})
export class MailFeedbackDto {
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(500)
  @Nested(() => MailReportDto, { each: true })
  reports?: MailReportDto[] | null;
}

const feedbackRoute = defineContract({
  summary:
    'The mail provider tells of addresses that bounced, marked mail as spam or unsubscribed; with its token, as a bearer token or as the password of its address',
  access: 'visitor',
  webhook: true,
  longest: LONGEST,
  token: 'mailFeedback',
  body: MailFeedbackDto,
});

/** Bounces and complaints about mails that were accepted first (NTF-04). */
@Controller('mail-feedback')
export class MailFeedbackController {
  constructor(
    private readonly store: Store,
    private readonly accounts: Accounts,
    private readonly mailPreferences: MailPreferences,
    private readonly log: Log,
  ) {}

  @Post('', feedbackRoute)
  async receive(@Req() { body }: RequestOf<typeof feedbackRoute>): Promise<void> {
    const { reports, confirm } = feedbackIn({ ...body });
    if (confirm) await this.subscribe(confirm);
    for (const report of reports) await this.disable(report);
  }

  /** Amazon SNS sends nothing before; where this fails, it asks again. */
  private async subscribe(url: URL): Promise<void> {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`Amazon SNS answered ${answer.status} to the confirmation of its subscription`);
    this.log.info('the subscription of Amazon SNS to mail feedback is confirmed', { host: url.hostname });
  }

  /** Unknown addresses are skipped: a provider also reports about old mails. */
  private async disable({ email: written, reason }: MailReport): Promise<void> {
    const email = normaliseEmail(written);
    const memberId = email && (await this.store.holder('email', email));
    const account = memberId && (await this.accounts.find(memberId));
    // A key per report: after the member has lifted the reason, the next report counts again (NTF-05).
    if (account) await this.mailPreferences.disable(account, reason, randomUUID());
  }
}
