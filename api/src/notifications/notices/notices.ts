import { Injectable } from '@nestjs/common';
import { Accounts, Mailings, memberOf } from '../../accounts/index.js';
import { Database, Jobs, Store, type Query } from '../../kernel/index.js';
import { profileOf } from '../../profiles/index.js';
import { relationOf } from '../../relations/index.js';
import { maySee } from '../../visibility/index.js';
import { pushNotice } from '../jobs/push-notice.job.js';
import { sendNoticeMail } from '../jobs/send-notice-mail.job.js';
import { Subscriptions } from '../push/subscriptions.js';
import { PREFERENCE_OF, type Notice } from './notice.js';

type Claim = (query: Query) => Promise<boolean>;
const always: Claim = () => Promise.resolve(true);

/** Decides whether a member is told of another, and queues the telling. */
@Injectable()
export class Notices {
  constructor(
    private readonly accounts: Accounts,
    private readonly mailings: Mailings,
    private readonly store: Store,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly subscriptions: Subscriptions,
  ) {}

  presenceOf(memberId: string) {
    return this.accounts.lastSeen(memberId);
  }

  /** An address that nobody confirmed may be a stranger's; who left or is shut out is told nothing. */
  async isActive(memberId: string): Promise<boolean> {
    const { status, disabled } = await this.store.read(memberOf(memberId));
    return status === 'active' && !disabled;
  }

  /** Whether the reader may see who wrote, now: a block or a closed profile since the message counts. */
  async mayTellOfMessage(to: string, from: string): Promise<boolean> {
    const [reader, writer, { invisible }, { blockers }] = await Promise.all([
      this.store.read(memberOf(to)),
      this.store.read(memberOf(from)),
      this.store.read(profileOf(from)),
      this.store.read(relationOf(to, from)),
    ]);
    const facts = { viewer: reader.status, other: writer.status, disabled: writer.disabled, invisible, chatting: true };
    const isThere = reader.status === 'active' && !reader.disabled && blockers.length === 0;
    return isThere && maySee({ ...facts, blocked: false, blockedByOther: false });
  }

  /**
   * Queues what the member wants to be told and has not been told yet.
   * @param key of the event: each is told once, however often the job runs
   * @param first claims the telling as a whole, `byMail` the mail
   */
  async tell(notice: Notice, key: string, byMail: Claim, first: Claim = always): Promise<void> {
    const wishes = await this.mailings.wishes(notice.to, PREFERENCE_OF[notice.kind]);
    if (!wishes.wanted) return;
    const browsers = await this.subscriptions.of(notice.to);
    await this.database.transaction(async (query) => {
      if (!(await first(query))) return;
      const jobs = browsers.map((sessionId) => pushNotice.at({ ...notice, sessionId }, { key: `${key} ${sessionId}` }));
      if (wishes.byMail && (await byMail(query))) jobs.push(sendNoticeMail.at(notice, { key }));
      await this.jobs.insert(query, ...jobs);
    });
  }
}
