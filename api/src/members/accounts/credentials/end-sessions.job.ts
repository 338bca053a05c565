import { defineJob, definePolicy, HandlesJob, type JobHandler, type RecordedEvent } from '../../../kernel/index.js';
import { MemberSessions } from './member-sessions.js';
import type { MemberEvent } from '../member.events.js';

interface Payload {
  memberId: string;
}

export const endSessions = defineJob<Payload>('end-sessions');

/**
 * Ends only sessions opened before the change: the member may have logged in since. A durable job, because the process
 * may die between storing the command and ending the sessions.
 */
@HandlesJob(endSessions)
export class EndSessions implements JobHandler<Payload> {
  constructor(private readonly sessions: MemberSessions) {}

  run({ memberId }: Payload): Promise<void> {
    return this.sessions.endFallen(memberId);
  }
}

const end = ({ streamId: memberId, version }: RecordedEvent) => [
  endSessions.at({ memberId }, { key: `${memberId} ${version}` }),
];

/** Ends all sessions opened with the old password (ACC-07). */
export const passwordResetPolicy = definePolicy<MemberEvent>({ name: 'password-reset', on: { PasswordReset: end } });

/** Logs out members whom staff disable (ADM-02). */
export const disablingPolicy = definePolicy<MemberEvent>({ name: 'disabling', on: { MemberDisabled: end } });
