import { Conversations, type Waiting } from '../../../meeting/conversations/index.js';
import {
  Clock,
  defineBatchJob,
  HandlesJob,
  Jobs,
  type BatchItem,
  type BatchJobHandler,
  type Query,
} from '../../../kernel/index.js';
import { Notices } from '../notices/notices.js';
import { DeliveryLog, type Telling, type DeliveryKind } from '../notices/delivery-log.js';

interface Unread {
  conversationId: string;
  from: string;
  to: string;
}

interface Payload extends Unread {
  /** Check once more if the member is online now: they may leave without reading. */
  again: boolean;
}

type Look = Payload & { key: string };
type Away = Look & { waiting: Waiting };

const SOON = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const REMINDED_AFTER = 3 * DAY;

const tellingOf = (kind: DeliveryKind, { conversationId, to, waiting: { upTo, readUpTo } }: Away): Telling => ({
  memberId: to,
  kind,
  about: conversationId,
  version: upTo,
  again: { readUpTo },
});
const mailOf = (look: Away) => tellingOf('message-mail', look);
const reminderOf = (look: Away) => tellingOf('reminder', look);

const waitingOf = (conversations: Conversations, of: readonly Unread[]) =>
  conversations.waiting(of.map(({ to, conversationId }) => ({ memberId: to, conversationId })));

export const tellOfMessage = defineBatchJob<Payload>('tell-of-message');

/** Notifies by push, and by mail once per conversation until it is read; a member reading along gets nothing. */
@HandlesJob(tellOfMessage)
export class TellOfMessage implements BatchJobHandler<Payload> {
  constructor(
    private readonly notices: Notices,
    private readonly conversations: Conversations,
    private readonly deliveries: DeliveryLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async run(items: readonly BatchItem<Payload>[], query: Query): Promise<void> {
    // Several waiting checks of one conversation are merged into one.
    const looks = [
      ...new Map(
        items.map(({ key, payload }) => [`${payload.conversationId} ${payload.to}`, { ...payload, key }]),
      ).values(),
    ];
    const presence = await this.notices.presenceOf(looks.map(({ to }) => to));
    const isHere = ({ to }: Look) => presence.get(to)!.here;
    await this.lookAgain(looks.filter(isHere), query);
    const away = await this.withWaiting(looks.filter((look) => !isHere(look)));
    await this.remindLater(away, query);
    await this.notices.tell(
      query,
      away.map((look) => {
        const { conversationId, from, to, waiting } = look;
        const kind = waiting.isNew ? 'conversation' : 'message';
        return {
          notice: { kind, to, from, conversationId, message: waiting.kind },
          key: `${conversationId} ${waiting.upTo}`,
          mail: mailOf(look),
        };
      }),
    );
  }

  private async lookAgain(looks: readonly Look[], query: Query): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + SOON);
    const jobs = looks
      .filter(({ again }) => again)
      .map(({ key, ...payload }) => tellOfMessage.at({ ...payload, again: false }, { key: `${key} again`, runAt }));
    await this.jobs.insert(query, ...jobs);
  }

  /** Conversations with an unread message that the reader may be notified of. */
  private async withWaiting(looks: readonly Look[]): Promise<Away[]> {
    const waiting = await waitingOf(this.conversations, looks);
    const unread = looks.flatMap((look, i) => (waiting[i] ? { ...look, waiting: waiting[i] } : []));
    const left = await this.withoutTold(unread);
    const mayTell = await this.notices.mayTellOfMessages(left);
    return left.filter((_, i) => mayTell[i]);
  }

  /** Drops readers who were notified before and have not come since, unless they have a browser to push to. */
  private async withoutTold(unread: readonly Away[]): Promise<readonly Away[]> {
    const told = new Set(
      unread.filter((look) => this.deliveries.isKnown(mailOf(look)) && this.deliveries.isKnown(reminderOf(look))),
    );
    if (told.size === 0) return unread;
    const reached = await this.notices.reachedByPush([...told].map(({ to }) => to));
    return unread.filter((look) => !told.has(look) || reached.has(look.to));
  }

  /** One reminder until the conversation is read, however many notifications the member gets about it. */
  private async remindLater(away: readonly Away[], query: Query): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + REMINDED_AFTER);
    const claimed = await this.deliveries.claim(query, away.map(reminderOf));
    const reminders = away
      .filter((_, i) => claimed[i])
      .map(({ conversationId, from, to, waiting: { upTo, readUpTo } }) => {
        const reminder = { conversationId, from, to, readUpTo, dueAt: runAt.toISOString() };
        return remindOfMessage.at(reminder, { key: `${conversationId} ${to} ${upTo}`, runAt });
      });
    await this.jobs.insert(query, ...reminders);
  }
}

interface Reminder extends Unread {
  /** The version up to which the member had read; if they have read further since, no reminder is due. */
  readUpTo: number;
  dueAt: string;
}

export const remindOfMessage = defineBatchJob<Reminder>('remind-of-message');

/** Reminds, days later, of messages still unread: at most once a day, whoever else has written (NTF-02). */
@HandlesJob(remindOfMessage)
export class RemindOfMessage implements BatchJobHandler<Reminder> {
  constructor(
    private readonly notices: Notices,
    private readonly conversations: Conversations,
    private readonly clock: Clock,
  ) {}

  async run(items: readonly BatchItem<Reminder>[], query: Query): Promise<void> {
    const now = this.clock.now().getTime();
    // The queue uses the database's clock, which may differ slightly.
    const due = items.map(({ payload }) => payload).filter(({ dueAt }) => now >= Date.parse(dueAt) - HOUR);
    const presence = await this.notices.presenceOf(due.map(({ to }) => to));
    const away = due.filter(({ to }) => !presence.get(to)!.here);
    const waiting = await waitingOf(this.conversations, away);
    const unread = away.filter(({ readUpTo }, i) => waiting[i] && waiting[i].readUpTo <= readUpTo);
    const mayTell = await this.notices.mayTellOfMessages(unread);
    const yesterday = new Date(now - DAY);
    await this.notices.tell(
      query,
      unread
        .filter((_, i) => mayTell[i])
        .map(({ conversationId, from, to, readUpTo }) => ({
          notice: { kind: 'reminder', to, from, conversationId },
          key: `reminder ${conversationId} ${readUpTo}`,
          mail: { memberId: to, kind: 'reminder-mail', about: to, again: { since: yesterday } },
        })),
    );
  }
}
