import { Injectable } from '@nestjs/common';
import { MailPreferences } from '../../../members/accounts/index.js';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { Profiles } from '../../../members/profiles/index.js';
import { MemberMails } from '../member-mails.js';

interface Payload {
  memberId: string;
}

export const sendProfileReminder = defineJob<Payload>('send-profile-reminder');

const DAYS = 3;
export const reminderDue = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + DAYS * 86_400_000);

/** Once, to who still has no photo or no words on the profile (NTF-01: reminders). */
@Injectable()
export class SendProfileReminder implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly mailPreferences: MailPreferences,
    private readonly profiles: Profiles,
  ) {}

  async run({ memberId }: Payload): Promise<void> {
    const account = await this.mails.recipient(memberId);
    if (account?.status !== 'active' || account.disabledAt) return;
    const [{ byMail }, own, cards] = await Promise.all([
      this.mailPreferences.wishes(memberId, 'reminders'),
      this.profiles.own(memberId),
      this.profiles.cards([memberId], memberId),
    ]);
    if (!byMail || !own || cards.get(memberId)?.fictional || (own.main_image && own.description)) return;
    await this.mails.send(account, { mail: 'profile-reminder', path: '/profile', unsubscribe: 'reminders' });
  }
}
