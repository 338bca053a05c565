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

/** What else a mail is made of: providers of Nest, by the names it calls them. */
type Sources = Record<string, Abstract<object>>;
type Given<S extends Sources> = { [N in keyof S]: S[N]['prototype'] };

interface MailDefinition<P extends object, S extends Sources> {
  uses: S;
  /** Whom it is for and what it says, as of when the job runs; undefined: nothing, any more. */
  letter: (payload: P, mails: MemberMails, given: Given<S>) => Promise<(Letter & { account: Recipient }) | undefined>;
}

/** A mail to a member: the job that sends it, by the name it has in the queue, and the handler of that job. */
export interface MailJob<P extends object> extends Job<P> {
  handler: FactoryProvider<JobHandler<P>>;
}

export function defineMail<P extends object, S extends Sources>(
  name: string,
  { uses, letter }: MailDefinition<P, S>,
): MailJob<P> {
  const useFactory = (mails: MemberMails, ...sources: object[]): JobHandler<P> => {
    const given = Object.fromEntries(Object.keys(uses).map((source, i) => [source, sources[i]])) as Given<S>;
    return {
      run: async (payload) => {
        const mail = await letter(payload, mails, given);
        if (mail) await mails.send(mail.account, mail);
      },
    };
  };
  const handler = { provide: Symbol(name), inject: [MemberMails, ...Object.values(uses)], useFactory };
  return Object.assign(defineJob<P>(name), { handler });
}

/** What a mail is told of the event: the job's payload, and its key where one mail may answer for several events. */
type Queued<P> = Partial<JobOptions> & { payload: P };
type Triggers<E extends Event, P> = {
  [T in E['type']]?: (event: RecordedEvent<Extract<E, { type: T }>>) => Queued<P> | undefined;
};

/** Mails that events bring about: a table of event, mail and what is in it. The kernel reads it as a policy of that name. */
export class MailPolicy<E extends Event> implements PolicyDefinition {
  readonly on: Record<string, (event: RecordedEvent) => QueuedJob[]> = {};
  readonly mails: MailJob<object>[] = [];

  constructor(readonly name: string) {}

  mail<P extends object, S extends Sources>(
    name: string,
    { on, ...definition }: MailDefinition<P, S> & { on: Triggers<E, P> },
  ): MailJob<P> {
    const mail = defineMail(name, definition);
    this.mails.push(mail);
    // Each is called with the events it is listed under.
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
