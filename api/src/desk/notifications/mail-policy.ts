import type { Abstract, FactoryProvider } from '@nestjs/common';
import {
  defineJob,
  type Event,
  type Job,
  type JobHandler,
  type JobOptions,
  type PolicyDefinition,
  type QueuedJob,
  type RecordedEvent,
} from '../../kernel/index.js';
import { MemberMails, type Letter, type Recipient } from './member-mails.js';

/** Further Nest providers that a mail needs, by the names it uses for them. */
type Sources = Record<string, Abstract<object>>;
type Given<S extends Sources> = { [N in keyof S]: S[N]['prototype'] };

interface MailDefinition<P extends object, S extends Sources> {
  uses: S;
  /** Recipient and content at the time the job runs; undefined: there is nothing to send any more. */
  letter: (payload: P, mails: MemberMails, given: Given<S>) => Promise<(Letter & { account: Recipient }) | undefined>;
  /** Where it is recorded whether the mail was sent; false: the address takes no mail. */
  told?: (payload: P, sent: boolean, given: Given<S>) => Promise<void>;
}

/** A mail to a member: its job, by its name in the queue, and the job's handler. */
export interface MailJob<P extends object> extends Job<P> {
  handler: FactoryProvider<JobHandler<P>>;
}

export function defineMail<P extends object, S extends Sources>(
  name: string,
  { uses, letter, told }: MailDefinition<P, S>,
): MailJob<P> {
  const useFactory = (mails: MemberMails, ...sources: object[]): JobHandler<P> => {
    const given = Object.fromEntries(Object.keys(uses).map((source, i) => [source, sources[i]])) as Given<S>;
    return {
      run: async (payload) => {
        const mail = await letter(payload, mails, given);
        if (!mail) return;
        const sent = await mails.send(mail.account, mail);
        await told?.(payload, sent, given);
      },
    };
  };
  const handler = { provide: Symbol(name), inject: [MemberMails, ...Object.values(uses)], useFactory };
  return Object.assign(defineJob<P>(name), { handler });
}

/** What an event queues: the job's payload, and its key if several events share one mail. */
type Queued<P> = Partial<JobOptions> & { payload: P };
type Triggers<E extends Event, P> = {
  [T in E['type']]?: (event: RecordedEvent<Extract<E, { type: T }>>) => Queued<P> | undefined;
};

/** Mails triggered by events: a table of event, mail and contents. The kernel runs it as a policy with that name. */
export class MailPolicy<E extends Event> implements PolicyDefinition {
  readonly kind = 'policy';
  readonly on: Record<string, (event: RecordedEvent) => QueuedJob[]> = {};
  readonly mails: MailJob<object>[] = [];

  constructor(readonly name: string) {}

  mail<P extends object, S extends Sources>(
    name: string,
    { on, ...definition }: MailDefinition<P, S> & { on: Triggers<E, P> },
  ): MailJob<P> {
    const mail = defineMail(name, definition);
    this.mails.push(mail);
    // Each trigger is called only with events of the type it is listed under.
    const triggers = on as unknown as Record<string, (event: RecordedEvent) => Queued<P> | undefined>;
    for (const [type, queue] of Object.entries(triggers)) {
      const others = this.on[type];
      this.on[type] = (event) => {
        const { payload, ...options } = queue(event) ?? {};
        const key = `${event.streamId} ${event.version}`;
        return [...(others?.(event) ?? []), ...(payload ? [mail.at(payload, { key, ...options })] : [])];
      };
    }
    return mail;
  }
}
