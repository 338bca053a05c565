import {
  Clock,
  defineJob,
  definePolicy,
  Erasure,
  HandlesJob,
  NotDue,
  Store,
  type JobHandler,
} from '../../../kernel/index.js';
import { erasureOf, finishErasure, startErasure } from './deletion.js';
import { ErasedList } from './erased-list.js';
import { memberOf } from '../member.js';
import { MemberSessions } from '../credentials/member-sessions.js';
import { endSessions } from '../credentials/end-sessions.job.js';
import type { MemberEvent } from '../member.events.js';

interface Payload {
  memberId: string;
  /** Identifies the deletion: the member may have restored the account and deleted it again. */
  deletedAt: string;
}

/** Erasure is mandatory, so the job is practically never given up. */
export const eraseMember = defineJob<Payload>('erase-member', { attempts: 32_000 });

/**
 * Erases a member permanently (ACC-12, PRV-01). It may be interrupted anywhere: each step is idempotent, and the job
 * starts over until its last step is stored.
 */
@HandlesJob(eraseMember)
export class EraseMember implements JobHandler<Payload> {
  constructor(
    private readonly store: Store,
    private readonly erasure: Erasure,
    private readonly clock: Clock,
    private readonly sessions: MemberSessions,
    private readonly list: ErasedList,
  ) {}

  async run({ memberId, deletedAt }: Payload): Promise<void> {
    const member = memberOf(memberId);
    const wanted = erasureOf(await this.store.readFresh(member), { deletedAt, now: this.clock.now() });
    if (wanted === 'not wanted') return;
    if (wanted === 'not due') throw new NotDue();

    const request = { memberId, deletedAt };
    const started = { actor: 'system', key: `erasing ${memberId} ${deletedAt}`, request, writes: [member] };
    await this.store.transact(started, (tx) => {
      tx.decide(member, (state) => startErasure(state, { deletedAt, now: tx.now }));
    });
    if (!(await this.store.readFresh(member)).deletion?.erasing) return;

    await this.list.add(memberId);
    await this.erasure.erase(memberId);

    const finished = { actor: 'system', key: `erased ${memberId} ${deletedAt}`, request, writes: [member] };
    await this.store.transact(finished, (tx) => {
      tx.decide(member, (state) => finishErasure(state, tx));
    });
    await this.sessions.statusChanged(memberId);
  }
}

/**
 * A deleted account is logged out everywhere and erased after the grace period (ACC-12); an expired sign-up has no
 * grace period (PRV-02).
 */
export const deletionPolicy = definePolicy<MemberEvent>({
  name: 'deletion',
  on: {
    MemberDeleted: ({ streamId: memberId, data: { deletedAt, eraseAt } }) => [
      endSessions.at({ memberId }, { key: `${memberId} ${deletedAt}` }),
      eraseMember.at({ memberId, deletedAt }, { key: `${memberId} ${deletedAt}`, runAt: new Date(eraseAt) }),
    ],
    SignUpLapsed: ({ streamId: memberId, data: { lapsedAt } }) => [
      endSessions.at({ memberId }, { key: `${memberId} ${lapsedAt}` }),
      eraseMember.at({ memberId, deletedAt: lapsedAt }, { key: `${memberId} ${lapsedAt}` }),
    ],
  },
});
