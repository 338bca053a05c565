import { defineJob, definePolicy, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { SessionRevocation } from '../session-revocation.js';
import type { StaffEvent } from '../staff-member.events.js';

interface Payload {
  staffId: string;
  openedBefore: string;
}

const endStaffSessions = defineJob<Payload>('end-staff-sessions');

/** Runs as a durable job, because the process may die between storing the command and ending the sessions. */
@HandlesJob(endStaffSessions)
export class EndStaffSessions implements JobHandler<Payload> {
  constructor(private readonly sessions: SessionRevocation) {}

  run({ staffId, openedBefore }: Payload): Promise<void> {
    return this.sessions.revokeAll(staffId, new Date(openedBefore));
  }
}

const end = ({ streamId, version }: { streamId: string; version: number }, openedBefore: string) => [
  endStaffSessions.at({ staffId: streamId, openedBefore }, { key: `${streamId} ${version}` }),
];

/** Ends all sessions when rights or password change or the second factor is reset (ADM-05). */
export const staffSessionsPolicy = definePolicy<StaffEvent>({
  name: 'staff-sessions',
  on: {
    StaffRoleChanged: (event) => end(event, event.data.changedAt),
    StaffMemberDisabled: (event) => end(event, event.data.disabledAt),
    StaffPasswordSet: (event) => (event.data.first ? [] : end(event, event.data.setAt)),
    // Removing one's own authenticator keeps the sessions.
    StaffAuthenticatorRemoved: (event) => (event.data.reason ? end(event, event.data.removedAt) : []),
  },
});
