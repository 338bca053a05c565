import { Injectable } from '@nestjs/common';
import { MailPreferences } from '../../../members/accounts/index.js';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { Photos } from '../../../members/photos/index.js';
import { MemberMails } from '../member-mails.js';
import { MESSAGES } from '../messages.js';

interface Payload {
  memberId: string;
  since: string;
  until: string;
}

export const sendPhotoRejectionMail = defineJob<Payload>('send-photo-rejection-mail');

/** As many as an album can hold. */
const MAX = 50;

/** Which photos were turned down in these minutes, and why: several at once are one mail (PRV-03, NTF-01). */
@Injectable()
export class SendPhotoRejectionMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly mailPreferences: MailPreferences,
    private readonly photos: Photos,
  ) {}

  async run({ memberId, since, until }: Payload): Promise<void> {
    const account = await this.mails.recipient(memberId);
    if (!account || account.status === 'deleted' || account.disabledAt) return;
    const [{ byMail }, all] = await Promise.all([
      this.mailPreferences.wishes(memberId, 'reminders'),
      this.photos.rejections(memberId, MAX),
    ]);
    const rejected = all.filter(({ rejectedAt }) => rejectedAt >= since && rejectedAt < until);
    if (!byMail || rejected.length === 0) return;
    const { rejections } = MESSAGES[this.mails.languageOf(account)];
    const reasons = [...new Set(rejected.map(({ reason }) => rejections[reason]))].join(' ');
    await this.mails.send(account, {
      mail: 'photo-rejected',
      path: '/profile',
      values: { count: rejected.length, reasons },
      unsubscribe: 'reminders',
    });
  }
}
