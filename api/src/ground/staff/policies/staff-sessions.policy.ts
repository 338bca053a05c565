import { definePolicy } from '../../../kernel/index.js';
import { endStaffSessions } from '../jobs/end-staff-sessions.job.js';
import type { StaffEvent } from '../staff-member.events.js';

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
