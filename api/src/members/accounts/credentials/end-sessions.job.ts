import { defineJob, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { MemberSessions } from './member-sessions.js';

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
