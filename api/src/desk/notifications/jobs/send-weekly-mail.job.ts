import { Injectable } from '@nestjs/common';
import { Conversations } from '../../../meeting/conversations/index.js';
import { Newcomers } from '../../../meeting/discovery/index.js';
import { Clock, defineJob, type JobHandler } from '../../../kernel/index.js';
import { Likes } from '../../../meeting/likes/index.js';
import { MemberMails } from '../member-mails.js';
import { MESSAGES } from '../messages.js';
import { FictionalLabel } from '../notices/fictional-label.js';

interface Payload {
  memberId: string;
}

export const sendWeeklyMail = defineJob<Payload>('send-weekly-mail');

const WEEK = 7 * 86_400_000;
const SHOWN = 3;

/** What happened in a week; one in which nothing did has no mail. */
@Injectable()
export class SendWeeklyMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly conversations: Conversations,
    private readonly likes: Likes,
    private readonly newcomers: Newcomers,
    private readonly label: FictionalLabel,
    private readonly clock: Clock,
  ) {}

  async run({ memberId }: Payload): Promise<void> {
    const account = await this.mails.recipient(memberId);
    if (account?.status !== 'active' || account.disabledAt) return;
    const lastWeek = new Date(this.clock.now().getTime() - WEEK);
    const [unread, newLikes, cards] = await Promise.all([
      this.conversations.totalUnread(memberId),
      this.likes.unseenCount(memberId),
      this.newcomers.for(memberId, lastWeek, SHOWN),
    ]);
    if (unread + newLikes + cards.length === 0) return;
    const language = this.mails.languageOf(account);
    const words = MESSAGES[language].weekly;
    const counts = [
      { label: words.unread, count: unread },
      { label: words.likes, count: newLikes },
    ];
    await this.mails.send(account, {
      mail: 'weekly',
      path: '/members',
      figures: counts
        .filter(({ count }) => count > 0)
        .map(({ label, count }) => ({ label, value: new Intl.NumberFormat(language).format(count) })),
      people: cards.map((card) => ({ ...this.label.person(card, language), path: `/members/${card.id}` })),
      note: cards.map((card) => this.label.warning(card, language)).find(Boolean),
      unsubscribe: 'weekly_updates',
    });
  }
}
