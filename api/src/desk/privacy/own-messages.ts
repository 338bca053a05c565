import type { RecordedEvent } from '../../kernel/index.js';

type Sent = { from: string; to: string; body: string | null; sentAt: string; price: number };

/** A message as whoever takes part in its conversation reads it in their own data. */
interface OwnMessage {
  from: 'you' | 'other';
  sent_at: string;
  /** Null once it is erased, and of a message to the reader that staff took down. */
  text: string | null;
  /** What it cost the reader. */
  credits?: number;
  taken_down?: true;
}

/**
 * What was said in a conversation, from its own events. What staff took down the one it was written to does not read
 * again here; whoever wrote it keeps their own words (PRV-02, PRV-03).
 */
export class OwnMessages {
  private readonly sent = new Map<number, Sent>();
  private readonly takenDown = new Set<number>();
  /** Undefined while nothing was said. */
  otherId: string | undefined;

  constructor(private readonly memberId: string) {}

  add({ type, version, data }: Pick<RecordedEvent, 'type' | 'version' | 'data'>): void {
    if (type === 'MessageSent') {
      const message = data as Sent;
      this.sent.set(version, message);
      this.otherId = message.from === this.memberId ? message.to : message.from;
    }
    if (type === 'MessageTakenDown') this.takenDown.add((data as { message: number }).message);
    if (type === 'MessagePutBack') this.takenDown.delete((data as { message: number }).message);
  }

  shown(): OwnMessage[] {
    return [...this.sent].map(([version, { from, body, sentAt, price }]) => {
      const marked = this.takenDown.has(version) ? ({ taken_down: true } as const) : {};
      // What another paid is theirs.
      return from === this.memberId
        ? { from: 'you', sent_at: sentAt, text: body, credits: price, ...marked }
        : { from: 'other', sent_at: sentAt, text: 'taken_down' in marked ? null : body, ...marked };
    });
  }
}
