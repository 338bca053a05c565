import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { v5 as uuidOf } from 'uuid';
import { memberOf } from '../../members/accounts/index.js';
import { insufficientCredits, spendCredits, walletOf, WalletVersion } from '../../money/credits/index.js';
import { Clock, Instant, isRefusal, Store, Vault, type AnyRef, type States } from '../../kernel/index.js';
import { profileOf, Profiles } from '../../members/profiles/index.js';
import { SealedPictures, type IncomingFile } from '../../members/photos/index.js';
import { priceChanged, Settings } from '../../ground/settings/index.js';
import { mayMessage } from '../../ground/visibility/index.js';
import {
  type Conversation,
  answerBy,
  conversationOf,
  handIn,
  hasHandedIn,
  partnerOf,
  reachOf,
  requireOwnId,
  requireReach,
  requireWarned,
  sendMessage,
  startConversation,
  startsOf,
  withRecipientName,
  writtenByStaff,
} from '../conversations/index.js';
import { chatPhotoOf, sendChatPhoto } from './chat-photo.js';
import { isDeliveredFirst, returnableUntil } from './delivery.js';

export const SentPhoto = Type.Object({
  delivered: Type.Boolean({
    description: 'false: it is looked at first, and the other knows nothing of it until then',
  }),
  sent_at: Instant,
  credits: Type.Integer(),
  wallet_version: WalletVersion,
});
export type SentPhoto = Static<typeof SentPhoto>;

/** The same call makes the same photo: a repeat is known by it, and draws nothing twice. */
export const chatPhotoIdOf = (key: string, senderId: string): string => uuidOf(`chat ${key}`, senderId);

interface Sending {
  conversationId: string;
  memberId: string;
  /** Credits, as its sender was shown. */
  seen: number;
  /** The idempotency key, which becomes the message's id. */
  key: string;
}

export class SendPhoto extends Command<SentPhoto> {
  constructor(
    readonly input: Sending & {
      /** Takes the file in, once it is known that it may be sent. */
      withFile: (use: (file: IncomingFile) => Promise<SentPhoto>) => Promise<SentPhoto>;
    },
  ) {
    super();
  }
}

/**
 * The photo and its price commit together or not at all (CHT-02, CHT-11). What could not be sent is not even taken in,
 * and its picture is stored before the events that tell of it.
 */
@CommandHandler(SendPhoto)
export class SendPhotoHandler implements ICommandHandler<SendPhoto> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly profiles: Profiles,
    private readonly pictures: SealedPictures,
  ) {}

  async execute({ input: { withFile, ...sending } }: SendPhoto): Promise<SentPhoto> {
    const { conversationId, memberId, seen, key } = sending;
    const known = await this.store.readFresh(conversationOf(conversationId));
    const recipientId = partnerOf(known, memberId);
    if (seen !== this.settings.current().photoCredits) await this.settings.refresh();
    try {
      const sentBefore = await this.store.readFresh(chatPhotoOf(chatPhotoIdOf(key, memberId)));
      if (sentBefore.status === 'none') await this.requireSendable(sending, recipientId, known);
      return await withFile((file) => this.send(sending, recipientId, known, file));
    } catch (error) {
      throw await withRecipientName(error, this.profiles, { senderId: memberId, recipientId });
    }
  }

  /** Asked before the file is on its way, and again when the photo is stored. */
  private async requireSendable(sending: Sending, recipientId: string, known: Conversation): Promise<void> {
    const { reads, writes } = this.streamsOf(sending, recipientId, known);
    const states = await this.store.viewFresh([...reads, ...writes]);
    this.check(states, sending, recipientId);
    const { balance } = states.state(walletOf(sending.memberId));
    const price = this.settings.current().photoCredits;
    if (balance < price) throw insufficientCredits({ price, balance });
  }

  private check(states: States, { conversationId, memberId, key: id, seen }: Sending, recipientId: string) {
    if (states.state(profileOf(memberId)).fictional) throw writtenByStaff({});
    const { photoCredits: price, freeConversations: most } = this.settings.current();
    const state = states.state(conversationOf(conversationId));
    const { fictional } = states.state(profileOf(recipientId));
    requireReach(reachOf(memberId, recipientId).facts(states), mayMessage);
    requireOwnId(state, { id, from: memberId });
    requireWarned(state, { from: memberId, fictional });
    if (seen !== price) throw priceChanged({ price });
    const begins = state.lastMessage === 0 && !hasHandedIn(state, memberId);
    const { premium } = states.state(memberOf(memberId));
    const start = { conversation: conversationId, premium, most };
    if (begins) startConversation(states.state(startsOf(memberId)), { ...start, at: '' });
    return { state, price, fictional, begins, start };
  }

  private streamsOf({ conversationId, memberId, key }: Sending, recipientId: string, known: Conversation) {
    const reads: AnyRef[] = [...reachOf(memberId, recipientId).streams, profileOf(memberId)];
    const writes: AnyRef[] = [
      ...[conversationOf(conversationId), walletOf(memberId), chatPhotoOf(chatPhotoIdOf(key, memberId))],
      // A conversation that has a message keeps it: only the first one looks at how many were started.
      ...(known.lastMessage === 0 ? [startsOf(memberId)] : []),
    ];
    return { reads, writes };
  }

  private async send(
    sending: Sending,
    recipientId: string,
    known: Conversation,
    file: IncomingFile,
  ): Promise<SentPhoto> {
    const { conversationId, memberId, key: id } = sending;
    const [conversation, wallet] = [conversationOf(conversationId), walletOf(memberId)];
    const photoId = chatPhotoIdOf(id, memberId);
    const photo = chatPhotoOf(photoId);
    // Without the price: a repeat of what was sent is answered, whatever a photo costs by now.
    const command = { actor: memberId, key: id, request: { conversationId, photo: file.sha256 } };
    if ((await this.store.readFresh(photo)).status !== 'none')
      // Its key is taken: for this file, or for another one, which is refused rather than dropped.
      return toView(await this.store.transact({ ...command, writes: [photo] }, () => NOTHING));
    const drawn = await this.pictures.keep(file);
    const month = { month: this.clock.now() };
    const sealed = {
      file: drawn.file,
      width: drawn.width,
      height: drawn.height,
      key: await this.vault.seal(memberId, drawn.key, month),
      placeholder: await this.vault.seal(memberId, drawn.placeholder, month),
    };
    const words = await this.vault.seal(memberId, '', month);
    try {
      const sent = await this.store.transact(
        { ...command, ...this.streamsOf(sending, recipientId, known) },
        (tx): Sent => {
          const { state, price, fictional, begins, start } = this.check(tx, sending, recipientId);
          const { at } = tx;
          if (begins) tx.decide(startsOf(memberId), (own) => startConversation(own, { ...start, at }));
          const { chatHistoryMonths: months, photoInspection } = this.settings.current();
          const until = fictional ? answerBy(tx.now) : null;
          const { balance, from: paidFrom } = spendCredits(tx, {
            memberId,
            amount: price,
            reason: id,
            photo: true,
            recipient: recipientId,
            returnableUntil: returnableUntil(tx.now, months),
          });
          const delivered = isDeliveredFirst(photoInspection, tx.state(profileOf(recipientId)));
          const about = { id: photoId, width: sealed.width, height: sealed.height };
          if (delivered) {
            const toFictional = until !== null && { toFictional: { paidFrom, answerBy: until } };
            const message = { id, from: memberId, body: words, price, sentAt: at, photo: about, ...toFictional };
            tx.append(conversation, ...sendMessage(state, message));
          } else tx.decide(conversation, (own) => handIn(own, { photo: photoId, from: memberId, at }));
          const told = { ...sealed, id, conversation: conversationId, from: memberId, to: recipientId };
          const message = delivered ? tx.version(conversation) : null;
          tx.decide(photo, (own) =>
            sendChatPhoto(own, { ...told, price, paidFrom, answerBy: until, message, sentAt: at }),
          );
          return { file: drawn.file, delivered, sentAt: at, balance, wallet: tx.version(wallet) };
        },
      );
      if (sent.file !== drawn.file) await this.pictures.remove(drawn.file);
      return toView(sent);
    } catch (error) {
      // Any other failure may have come after the commit: a paid photo would have lost its picture for good.
      if (isRefusal(error)) await this.pictures.remove(drawn.file);
      throw error;
    }
  }
}

interface Sent {
  file: string;
  delivered: boolean;
  sentAt: string;
  balance: number;
  wallet: number;
}
const NOTHING: Sent = { file: '', delivered: false, sentAt: '', balance: 0, wallet: 0 };

const toView = ({ delivered, sentAt, balance, wallet }: Sent): SentPhoto => ({
  delivered,
  sent_at: sentAt,
  credits: balance,
  wallet_version: wallet,
});
