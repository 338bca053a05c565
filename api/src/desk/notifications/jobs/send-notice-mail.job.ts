import { Injectable } from '@nestjs/common';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { Profiles } from '../../../members/profiles/index.js';
import { MemberMails } from '../member-mails.js';
import { FictionalLabel } from '../notices/fictional-label.js';
import { pathOf, PREFERENCE_OF, type Notice } from '../notices/notice.js';

export const sendNoticeMail = defineJob<Notice>('send-notice-mail');

/** Says who wrote or liked, never what was written: a mail lies open on many a table (NTF-02). */
@Injectable()
export class SendNoticeMail implements JobHandler<Notice> {
  constructor(
    private readonly mails: MemberMails,
    private readonly profiles: Profiles,
    private readonly label: FictionalLabel,
  ) {}

  async run(notice: Notice): Promise<void> {
    const { kind, to, from } = notice;
    const [account, cards] = await Promise.all([this.mails.recipient(to), this.profiles.cards([from], to)]);
    const card = cards.get(from);
    if (account?.status !== 'active' || !card?.name) return;
    const language = this.mails.languageOf(account);
    await this.mails.send(account, {
      mail: kind,
      path: pathOf(notice),
      values: { name: this.label.name(card, language) },
      people: [this.label.person(card, language)],
      note: this.label.warning(card, language),
      about: from,
      unsubscribe: PREFERENCE_OF[kind],
    });
  }
}
