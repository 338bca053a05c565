import { Injectable } from '@nestjs/common';
import { Clock, Database, staffIdOf, Store } from '../../kernel/index.js';
import { staffMemberOf } from './staff-member.js';
import type { Role, StaffEvent } from './staff-member.events.js';
import { appointedByProposer } from './staff.errors.js';

const DAYS = 30;
/** More than anybody's role changes in that time. */
const MOST_EVENTS = 100;

/** Whether one person can be the second of two beside another (ADM-04). */
@Injectable()
export class SecondPerson {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /**
   * An account that somebody has opened or given its role may be theirs: for thirty days it cannot agree with them, nor
   * with who had opened theirs. The other way round it can.
   * @throws appointedByProposer
   */
  async requireIndependent(two: { first: string; second: string }): Promise<void> {
    if (!(await this.isIndependent(two))) throw appointedByProposer({ days: DAYS });
  }

  async isIndependent({ first, second }: { first: string; second: string }): Promise<boolean> {
    return !(await this.appointersAbove(second)).has(first);
  }

  /** With whose beginnings this person cannot agree: their own, and those of whoever they were appointed by. */
  async barredFrom(staffId: string): Promise<string[]> {
    return [staffId, ...(await this.appointersAbove(staffId))];
  }

  /**
   * Whether there is another admin who could agree with this one. Whom this one shut out or took the role from counts
   * for as long as an appointment does: nobody gets rid of the second person first.
   */
  async isThere(first: string): Promise<boolean> {
    const others = await this.database.query<{ staff_id: string; role: Role; disabled: boolean }>(
      'SELECT staff_id, role, disabled FROM read.staff_members WHERE has_password AND staff_id <> $1',
      [first],
    );
    for (const { staff_id: second, role, disabled } of others) {
      const isAdmin = role === 'admin';
      if (!(isAdmin && !disabled) && !(await this.hasRemoved(first, second, isAdmin))) continue;
      if (await this.isIndependent({ first, second })) return true;
    }
    return false;
  }

  private async hasRemoved(first: string, second: string, isAdmin: boolean): Promise<boolean> {
    const events = await this.lately(second, isAdmin ? ['StaffMemberDisabled'] : ['StaffRoleChanged']);
    return events.some(
      ({ by, event }) => by.includes(first) && (event.type !== 'StaffRoleChanged' || event.data.from === 'admin'),
    );
  }

  private async appointersAbove(staffId: string): Promise<Set<string>> {
    const [above, seen] = [new Set<string>(), new Set([staffId])];
    // Grows while it is walked: whom somebody was appointed by was appointed, too.
    for (const one of seen) {
      for (const by of await this.appointersOf(one)) {
        above.add(by);
        seen.add(by);
      }
    }
    return above;
  }

  /** To take the role of admin away makes nobody one's own. */
  private async appointersOf(staffId: string): Promise<string[]> {
    const events = await this.lately(staffId, ['StaffMemberAdded', 'StaffRoleChanged']);
    return events.flatMap(({ by, event }) =>
      event.type === 'StaffRoleChanged' && event.data.from === 'admin' ? [] : by,
    );
  }

  /** What was done to the account within the days, and by whom of the staff. */
  private async lately(staffId: string, types: StaffEvent['type'][]) {
    const since = new Date(this.clock.now().getTime() - DAYS * 86_400_000).toISOString();
    const events = await this.store.history(staffMemberOf(staffId), { types, limit: MOST_EVENTS });
    return events
      .filter((event) => timeOf(event) > since)
      .map(({ actor, ...event }) => ({
        by: [staffIdOf(actor) ?? [], (event.type === 'StaffRoleChanged' && event.data.proposedBy) || []].flat(),
        event,
      }));
  }
}

/** Of what makes or unmakes a colleague. */
function timeOf({ type, data }: StaffEvent): string {
  if (type === 'StaffMemberAdded') return data.addedAt;
  if (type === 'StaffRoleChanged') return data.changedAt;
  return type === 'StaffMemberDisabled' ? data.disabledAt : '';
}
