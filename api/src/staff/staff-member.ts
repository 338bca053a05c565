import { defineStream, type Sealed } from '../kernel/index.js';
import type { Role, StaffEvent, StaffMemberAdded } from './staff-member.events.js';

export interface StaffMemberState {
  role: Role | null;
}

export const staffMember = defineStream<StaffMemberState, StaffEvent>({
  type: 'staff',
  revision: 1,
  initial: { role: null },
  evolve: (_, event) => {
    switch (event.type) {
      case 'StaffMemberAdded':
        return { role: event.data.role };
    }
  },
});

export const staffMemberOf = staffMember.of;

export const addStaffMember = (
  state: StaffMemberState,
  { email, role, now }: { email: Sealed; role: Role; now: Date },
): [StaffMemberAdded] => {
  if (state.role !== null) throw new Error('this staff member has been added before');
  return [{ type: 'StaffMemberAdded', data: { email, role, addedAt: now.toISOString() } }];
};
