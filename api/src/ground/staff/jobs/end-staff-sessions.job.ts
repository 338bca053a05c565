import { defineJob, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { SessionRevocation } from '../session-revocation.js';

interface Payload {
  staffId: string;
  openedBefore: string;
}

export const endStaffSessions = defineJob<Payload>('end-staff-sessions');

/** Runs as a durable job, because the process may die between storing the command and ending the sessions. */
@HandlesJob(endStaffSessions)
export class EndStaffSessions implements JobHandler<Payload> {
  constructor(private readonly sessions: SessionRevocation) {}

  run({ staffId, openedBefore }: Payload): Promise<void> {
    return this.sessions.revokeAll(staffId, new Date(openedBefore));
  }
}
