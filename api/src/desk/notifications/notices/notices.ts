import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MailPreferences, memberOf, Presence } from '../../../members/accounts/index.js';
import { reachOf } from '../../../meeting/conversations/index.js';
import { Jobs, Store, type Query } from '../../../kernel/index.js';
import { mayBeTold } from '../../../ground/visibility/index.js';
import { pushNotice } from '../jobs/push-notice.job.js';
import { sendNoticeMail } from '../jobs/send-notice-mails.job.js';
import { Subscriptions } from '../push/subscriptions.js';
import { PREFERENCE_OF, type Notice } from './notice.js';
import { DeliveryLog, type Telling } from './delivery-log.js';

export interface NoticeToTell {
  notice: Notice;
  /** Idempotency key from the event: it notifies once, however often the job runs. */
  key: string;
  /** Must be claimed before the mail is queued. */
  mail: Telling;
  /** Must be claimed before anything is queued. */
  first?: Telling;
}

/** Decides whether members are notified about another member, and queues mails and pushes. */
@Injectable()
export class Notices {
  constructor(
    private readonly presence: Presence,
    private readonly mailPreferences: MailPreferences,
    private readonly store: Store,
    private readonly deliveries: DeliveryLog,
    private readonly jobs: Jobs,
    private readonly subscriptions: Subscriptions,
  ) {}

  presenceOf(memberIds: readonly string[]) {
    return this.presence.lastSeenOf(memberIds);
  }

  /** False for an unconfirmed address, which may be a stranger's, and for deleted and disabled members. */
  async isActive(memberId: string): Promise<boolean> {
    const { status, disabled } = await this.store.readFresh(memberOf(memberId));
    return status === 'active' && !disabled;
  }

  /** Those of the members who also have a browser to push to. */
  async reachedByPush(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.subscriptions.of(memberIds)).keys());
  }

  /** Whether each reader may be notified about the sender now: a block or closed profile since the message counts. */
  async mayTellOfMessages(pairs: readonly { to: string; from: string }[]): Promise<boolean[]> {
    if (pairs.length === 0) return [];
    const reaches = pairs.map(({ to, from }) => reachOf(to, from, true));
    const states = await this.store.viewFresh(reaches.flatMap(({ streams }) => streams));
    return reaches.map((reach) => mayBeTold(reach.facts(states)));
  }

  /** Queues what members want to know and were not notified of yet, in the caller's transaction. */
  async tell(query: Query, notices: readonly NoticeToTell[]): Promise<void> {
    if (notices.length === 0) return;
    const wishes = await this.mailPreferences.wishesOf(
      notices.map(({ notice: { kind, to } }) => ({ memberId: to, preference: PREFERENCE_OF[kind] })),
    );
    const wanted = notices.map((one, i) => ({ ...one, ...wishes[i]! })).filter(({ wanted }) => wanted);
    const isFirst = await this.deliveries.claim(
      query,
      wanted.flatMap(({ first }) => first ?? []),
    );
    const toTell = wanted.filter(({ first }) => !first || isFirst.shift());
    const byMail = toTell.filter(({ byMail }) => byMail);
    const isMailed = await this.deliveries.claim(
      query,
      byMail.map(({ mail }) => mail),
    );
    const browsers = await this.subscriptions.of(toTell.map(({ notice }) => notice.to));
    const pushes = toTell.flatMap(({ notice, key }) =>
      (browsers.get(notice.to) ?? []).map((sessionId) =>
        pushNotice.at({ ...notice, sessionId }, { key: `${key} ${sessionId}` }),
      ),
    );
    const mails = byMail.flatMap(({ notice, key }, i) =>
      isMailed[i] ? sendNoticeMail.at({ ...notice, id: randomUUID() }, { key }) : [],
    );
    await this.jobs.insert(query, ...pushes, ...mails);
  }
}
