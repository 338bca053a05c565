import { Injectable } from '@nestjs/common';
import { Clock, staffIdOf, Store } from '../../kernel/index.js';
import { staffMemberOf } from './staff-member.js';
import { appointedByProposer } from './staff.errors.js';

const DAYS = 30;
/** More than anybody's role changes in that time. */
const MOST_EVENTS = 100;

/** Whether one person can be the second of two beside another (ADM-04). */
@Injectable()
export class SecondPerson {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /**
   * An account that somebody has opened or given its role may be theirs: for thirty days it cannot agree with them, nor
   * with who had opened theirs. The other way round it can.
   * @throws appointedByProposer
   */
  async requireIndependent({ first, second }: { first: string; second: string }): Promise<void> {
    if (await this.isAppointedBy(first, second)) throw appointedByProposer({ days: DAYS });
  }

  private async isAppointedBy(first: string, second: string): Promise<boolean> {
    const seen = new Set([second]);
    // Grows while it is walked: whom somebody was appointed by was appointed, too.
    for (const staffId of seen) {
      const by = await this.appointersOf(staffId);
      if (by.includes(first)) return true;
      by.forEach((one) => seen.add(one));
    }
    return false;
  }

  private async appointersOf(staffId: string): Promise<string[]> {
    const types: ('StaffMemberAdded' | 'StaffRoleChanged')[] = ['StaffMemberAdded', 'StaffRoleChanged'];
    const events = await this.store.history(staffMemberOf(staffId), { types, limit: MOST_EVENTS });
    const since = new Date(this.clock.now().getTime() - DAYS * 86_400_000).toISOString();
    return events.flatMap(({ actor, ...event }) => {
      const at =
        event.type === 'StaffMemberAdded'
          ? event.data.addedAt
          : event.type === 'StaffRoleChanged' && event.data.changedAt;
      return at && at > since ? (staffIdOf(actor) ?? []) : [];
    });
  }
}
