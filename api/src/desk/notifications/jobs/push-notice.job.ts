import { Conversations } from '../../../meeting/conversations/index.js';
import { Config, defineGroupJob, HandlesJob, type GroupJobHandler } from '../../../kernel/index.js';
import { Likes } from '../../../meeting/likes/index.js';
import { Profiles, type Card } from '../../../members/profiles/index.js';
import { MemberMails, type Recipient } from '../member-mails.js';
import { pushText } from '../mails/mail-texts.js';
import { Settings } from '../../../ground/settings/index.js';
import { FictionalLabel } from '../notices/fictional-label.js';
import { pathOf, textsOf, type Notice } from '../notices/notice.js';
import { isPushService, PushSender, SubscriptionGone } from '../../../ground/delivery/index.js';
import { Subscriptions } from '../push/subscriptions.js';

interface Payload extends Notice {
  sessionId: string;
}

/** Retries for an hour at most: after that it is no longer news. */
export const pushNotice = defineGroupJob<Payload>('push-notice', { attempts: 8 });

/** Sends pushes, each to one browser (NTF-03). */
@HandlesJob(pushNotice)
export class PushNotice implements GroupJobHandler<Payload> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly sender: PushSender,
    private readonly mails: MemberMails,
    private readonly profiles: Profiles,
    private readonly conversations: Conversations,
    private readonly likes: Likes,
    private readonly label: FictionalLabel,
    private readonly config: Config,
    private readonly settings: Settings,
  ) {}

  async run(pushes: readonly Payload[]): Promise<PromiseSettledResult<void>[]> {
    const [recipients, cards] = await Promise.all([
      this.mails.recipients(pushes.map(({ to }) => to)),
      // A push shows no picture, which alone depends on who looks.
      this.profiles.cards(
        pushes.map(({ from }) => from),
        null,
      ),
    ]);
    return Promise.allSettled(pushes.map((push) => this.push(push, recipients.get(push.to), cards.get(push.from))));
  }

  private async push({ sessionId, ...notice }: Payload, account?: Recipient, card?: Card): Promise<void> {
    const { to, from, conversationId } = notice;
    const [subscription, unread, newLikes] = await Promise.all([
      this.subscriptions.find(sessionId),
      this.conversations.totalUnread(to),
      this.likes.unseenCount(to),
    ]);
    // Looked at when it was made, by the rules of then.
    if (subscription && !isPushService(subscription.endpoint, this.config.push ?? { sandbox: false }))
      return this.subscriptions.removeDead(sessionId, subscription);
    if (!subscription || account?.status !== 'active' || !card?.name) return;
    const language = this.mails.languageOf(account);
    const payload = {
      title: this.label.name(card, language),
      body: pushText(textsOf(notice), language, this.settings.current().mailTexts),
      path: pathOf(notice),
      tag: conversationId ?? `like-${from}`,
      badge: unread + newLikes,
    };
    const urgent = conversationId !== undefined;
    try {
      await this.sender.send({ memberId: to, about: from, subscription, payload, urgent });
    } catch (error) {
      if (!(error instanceof SubscriptionGone)) throw error;
      await this.subscriptions.removeDead(sessionId, subscription);
    }
  }
}
