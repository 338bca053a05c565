import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberOf } from '../../../members/accounts/index.js';
import { spendCredits, walletOf } from '../../../money/credits/index.js';
import { Clock, Store, Vault } from '../../../kernel/index.js';
import { profileOf, Profiles } from '../../../members/profiles/index.js';
import { giftOnSale, priceChanged, Settings, type SettingsValues } from '../../../ground/settings/index.js';
import { mayMessage } from '../../../ground/visibility/index.js';
import type { SentMessage } from '../chat.schema.js';
import {
  conversationOf,
  hasHandedIn,
  partnerOf,
  requireOwnId,
  requireWarned,
  sendMessage,
  takesPart,
  type Conversation,
} from '../conversation.js';
import { answerBy } from '../answers.js';
import { giftNotOnSale, writtenByStaff } from '../conversations.errors.js';
import { checkMessageText } from '../message-text.js';
import { reachOf, requireReach } from '../reach.js';
import { startConversation, startsOf } from '../starts.js';
import { withRecipientName } from '../with-recipient-name.js';

/** `seen`: on the screen just now. `agreed`: when the words were written, which stands until they can be sent. */
export type MessagePrice = { seen: number } | { agreed: number };

export class SendMessage extends Command<SentMessage> {
  constructor(
    readonly input: {
      conversationId: string;
      memberId: string;
      text: string;
      /** Goes with the text, which can be empty then, and has the price (CHT-10). */
      gift?: string;
      /** How far it may show on the other's profile; left out: not at all. */
      giftShown?: 'unnamed' | 'named';
      price: MessagePrice;
      /** The idempotency key, which becomes the message's id. */
      key: string;
    },
  ) {
    super();
  }
}

/** The message and its price commit together or not at all (CHT-02). */
@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly profiles: Profiles,
  ) {}

  async execute({
    input: { conversationId, memberId: senderId, text: body, gift, giftShown, price: shown, key: id },
  }: SendMessage): Promise<SentMessage> {
    const conversation = conversationOf(conversationId);
    const starts = startsOf(senderId);
    const known = await this.known(conversationId, senderId);
    const recipientId = partnerOf(known, senderId);
    const reach = reachOf(senderId, recipientId, conversation);
    if ('seen' in shown && shown.seen !== priceOf(this.settings.current(), gift)) await this.settings.refresh();
    const settings = this.settings.current();
    const { messageLength, freeConversations: most } = settings;
    const price = 'agreed' in shown ? shown.agreed : priceOf(settings, gift);
    const sealed = await this.vault.seal(senderId, body, { month: this.clock.now() });
    try {
      const { version, sentAt, balance, wallet } = await this.store.transact(
        {
          actor: senderId,
          key: id,
          // Without the price: a repeat of what was sent is answered, whatever a message costs by now.
          request: { conversationId, body, ...(gift && { gift }), ...(giftShown && { giftShown }) },
          reads: [...reach.streams, profileOf(senderId)],
          // A conversation that has a message keeps it: only the first one looks at how many were started.
          writes: [conversation, walletOf(senderId), ...(known.lastMessage === 0 ? [starts] : [])],
        },
        (tx) => {
          if (tx.state(profileOf(senderId)).fictional) throw writtenByStaff({});
          const state = tx.state(conversation);
          if (!gift || body !== '') checkMessageText(body, messageLength);
          requireReach(reach.facts(tx), mayMessage);
          requireOwnId(state, { id, from: senderId });
          requireWarned(state, { from: senderId, fictional: tx.state(profileOf(recipientId)).fictional });
          if (price === undefined) throw giftNotOnSale({ gift: gift! });
          if ('seen' in shown && shown.seen !== price) throw priceChanged({ price });
          const { at } = tx;
          if (state.lastMessage === 0 && !hasHandedIn(state, senderId)) {
            const { premium } = tx.state(memberOf(senderId));
            tx.decide(starts, (own) => startConversation(own, { conversation: conversationId, premium, most, at }));
          }
          const until = tx.state(profileOf(recipientId)).fictional ? answerBy(tx.now) : undefined;
          const { balance: left, from: paidFrom } = spendCredits(tx, {
            memberId: senderId,
            amount: price,
            reason: id,
            gift,
            recipient: recipientId,
            returnableUntil: until,
          });
          const given = gift && { gift, ...(giftShown && { giftShown }) };
          const message = { id, from: senderId, body: sealed, price, sentAt: at, ...given };
          const toFictional = until && { toFictional: { paidFrom, answerBy: until } };
          tx.append(conversation, ...sendMessage(state, { ...message, ...toFictional }));
          return { version: state.version + 1, sentAt: at, balance: left, wallet: tx.version(walletOf(senderId)) };
        },
      );
      const message = { id, from_me: true, body, sent_at: sentAt, version, ...(gift && { gift }) };
      return { message, credits: balance, wallet_version: wallet };
    } catch (error) {
      throw await withRecipientName(error, this.profiles, { senderId, recipientId });
    }
  }

  /** A pair never changes, so any copy that knows the sender in it is good; one that does not may be old. */
  private async known(conversationId: string, senderId: string): Promise<Conversation> {
    const conversation = conversationOf(conversationId);
    const known = await this.store.read(conversation);
    return takesPart(known, senderId) ? known : this.store.readFresh(conversation);
  }
}

/** In credits; undefined: the gift is not on sale. */
const priceOf = (settings: SettingsValues, gift: string | undefined): number | undefined =>
  gift ? giftOnSale(settings, gift)?.price : settings.messageCredits;
