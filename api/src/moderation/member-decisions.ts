import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { memberOf } from '../accounts/index.js';
import { staffIdOf, Store, Vault, type RecordedEvent, type Sealed } from '../kernel/index.js';
import { profileOf } from '../profiles/index.js';
import { StaffMembers } from '../staff/index.js';

const Decision = Type.Union([
  Type.Object({
    at: Type.String({ format: 'date-time' }),
    /** Null when the site did it by itself. */
    by: Type.Union([
      Type.Object({ id: Type.String({ format: 'uuid' }), name: Type.Union([Type.String(), Type.Null()]) }),
      Type.Null(),
    ]),
    /** Null once the member is forgotten. */
    reason: Type.Union([Type.String(), Type.Null()]),
  }),
  Type.Null(),
]);
type Decision = Static<typeof Decision>;

/** What staff decided about a member and stands today. */
export const MemberDecisions = Type.Object({ disabled: Decision, fictional: Decision });
export type MemberDecisions = Static<typeof MemberDecisions>;

/** Reads them where they were made, in the events: whoever decided sees it at once, the list a moment later. */
@Injectable()
export class DecisionReader {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly staff: StaffMembers,
  ) {}

  async standing(id: string): Promise<MemberDecisions> {
    const [{ disabled }, { fictional }] = await Promise.all([
      this.store.readFresh(memberOf(id)),
      this.store.readFresh(profileOf(id)),
    ]);
    const [shut, marked] = await Promise.all([
      disabled ? this.store.history(memberOf(id), { limit: 1, types: ['MemberDisabled'] }) : [],
      fictional ? this.store.history(profileOf(id), { limit: 1, types: ['ProfileMarkedFictional'] }) : [],
    ]);
    return { disabled: await this.shown(shut[0]), fictional: await this.shown(marked[0]) };
  }

  private async shown(event: RecordedEvent | undefined): Promise<Decision> {
    if (!event) return null;
    const staffId = staffIdOf(event.actor);
    const names = staffId === undefined ? undefined : await this.staff.namesOf([staffId]);
    const by = staffId === undefined ? null : { id: staffId, name: names?.get(staffId) ?? null };
    const reason = await this.vault.open((event.data as { reason: Sealed }).reason);
    return { at: event.at.toISOString(), by, reason };
  }
}
