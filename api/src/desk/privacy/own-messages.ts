import type { RecordedEvent } from '../../kernel/domain.js';

type Sent = {
  from: string;
  to: string;
  body: string | null;
  sentAt: string;
  price: number;
  gift?: string;
  giftShown?: 'unnamed' | 'named';
  photo?: { id: string };
};

/** The name of a photo that a member sent, among the files of their own data. */
export const chatPhotoFile = (photoId: string): string => `chat-photos/${photoId}.webp`;

/** A message as one of its two members sees it in their export. */
interface OwnMessage {
  from: 'you' | 'other';
  sent_at: string;
  /** Null once it is erased, and for a message to the reader that staff took down. */
  text: string | null;
  /** The gift of the catalogue that it carries. */
  gift?: string;
  /** How far its giver wants it on the profile of whoever was given it. */
  gift_shown?: 'unnamed' | 'named';
  /** It was a photo, without text; for own photos the name of the file. */
  photo?: string | true;
  /** Its price for the reader. */
  credits?: number;
  taken_down?: true;
}

/**
 * The messages of a conversation, from its own events. A message that staff took down stays hidden from its recipient;
 * its sender gets their own words (PRV-02, PRV-03).
 */
export class OwnMessages {
  private readonly sent = new Map<number, Sent>();
  private readonly offProfile = new Set<number>();
  private readonly takenDown = new Set<number>();
  /** Undefined until a message was sent. */
  otherId: string | undefined;

  constructor(private readonly memberId: string) {}

  add({ type, version, data }: Pick<RecordedEvent, 'type' | 'version' | 'data'>): void {
    if (type === 'MessageSent') {
      const message = data as Sent;
      this.sent.set(version, message);
      this.otherId = message.from === this.memberId ? message.to : message.from;
    }
    if (type === 'MessageTakenDown') this.takenDown.add((data as { message: number }).message);
    if (type === 'GiftTakenOffProfile') this.offProfile.add((data as { message: number }).message);
    if (type === 'MessagePutBack') this.takenDown.delete((data as { message: number }).message);
  }

  shown(): OwnMessage[] {
    return [...this.sent].map(([version, { from, body, sentAt, price, gift, giftShown, photo }]) => {
      const shown = giftShown && !this.offProfile.has(version) ? { gift_shown: giftShown } : {};
      const given = gift && body !== null ? { gift, ...shown } : {};
      const marked = this.takenDown.has(version) ? ({ taken_down: true } as const) : {};
      // The price that the other member paid is not shown.
      if (from === this.memberId) {
        const sent = photo ? { photo: chatPhotoFile(photo.id) } : {};
        return { from: 'you', sent_at: sentAt, text: body, ...given, ...sent, credits: price, ...marked };
      }
      const received = photo ? ({ photo: true } as const) : {};
      return 'taken_down' in marked
        ? { from: 'other', sent_at: sentAt, text: null, ...received, ...marked }
        : { from: 'other', sent_at: sentAt, text: body, ...given, ...received };
    });
  }
}
