import { defineGroupJob, HandlesJob, type GroupJobHandler } from '../../../kernel/index.js';
import { Profiles, type Card } from '../../../members/profiles/index.js';
import { MemberMails, type AddressedLetter, type Recipient } from '../member-mails.js';
import { FictionalLabel } from '../notices/fictional-label.js';
import { pathOf, PREFERENCE_OF, textsOf, type Notice } from '../notices/notice.js';

interface NoticeMail extends Notice {
  /** The same on each attempt. */
  id: string;
}

export const sendNoticeMail = defineGroupJob<NoticeMail>('send-notice-mail');

const SENT = { status: 'fulfilled', value: undefined } as const;

/** Says who wrote or liked but never what they wrote, since others may see the mail (NTF-02). */
@HandlesJob(sendNoticeMail)
export class SendNoticeMails implements GroupJobHandler<NoticeMail> {
  constructor(
    private readonly mails: MemberMails,
    private readonly profiles: Profiles,
    private readonly label: FictionalLabel,
  ) {}

  async run(notices: readonly NoticeMail[]): Promise<PromiseSettledResult<unknown>[]> {
    const [recipients, cards] = await Promise.all([
      this.mails.recipients(notices.map(({ to }) => to)),
      // A mail shows no picture, which alone depends on who looks.
      this.profiles.cards(
        notices.map(({ from }) => from),
        null,
      ),
    ]);
    const letters = notices.map((notice) => this.letter(notice, recipients.get(notice.to), cards.get(notice.from)));
    const sent = await this.mails.sendAll(letters.filter((letter) => letter !== undefined));
    return letters.map((letter) => (letter ? sent.shift()! : SENT));
  }

  /** Undefined: there is nothing to send any more. */
  private letter(notice: NoticeMail, account?: Recipient, card?: Card): AddressedLetter | undefined {
    if (account?.status !== 'active' || !card?.name) return undefined;
    const language = this.mails.languageOf(account);
    return {
      id: notice.id,
      account,
      mail: textsOf(notice),
      path: pathOf(notice),
      values: { name: this.label.name(card, language) },
      people: [this.label.person(card, language)],
      note: this.label.warning(card, language),
      about: notice.from,
      unsubscribe: PREFERENCE_OF[notice.kind],
    };
  }
}
