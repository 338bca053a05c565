import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { memberOf, type MemberState } from '../../members/accounts/index.js';
import { Id, Instant, Nullable, staffIdOf, Store, Vault, type RecordedEvent, type Sealed } from '../../kernel/index.js';
import { profileOf } from '../../members/profiles/index.js';
import { StaffMembers } from '../../ground/staff/index.js';

const Decision = Nullable(
  Type.Object({
    at: Instant,
    /** Null when the site did it by itself. */
    by: Nullable(Type.Object({ id: Id, name: Nullable(Type.String()) })),
    /** Null once the member is forgotten. */
    reason: Nullable(Type.String()),
  }),
);
type Decision = Static<typeof Decision>;

const Deletion = Nullable(
  Type.Object({
    at: Instant,
    /** From here on nothing is left of the account; until then the member may come back (ACC-12). */
    erase_at: Instant,
    /** Who of staff did it for the member, and how they were asked; null when the member did it. */
    on_request: Decision,
  }),
);
type Deletion = Static<typeof Deletion>;

/** What was decided about a member and stands today. */
export const MemberDecisions = Type.Object({ disabled: Decision, fictional: Decision, deletion: Deletion });
export type MemberDecisions = Static<typeof MemberDecisions>;

type StoredDeletion = NonNullable<MemberState['deletion']>;

/** Reads them where they were made, in the events: whoever decided sees it at once, the list a moment later. */
@Injectable()
export class DecisionReader {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly staff: StaffMembers,
  ) {}

  async standing(id: string): Promise<MemberDecisions> {
    const [{ disabled, deletion }, { fictional }] = await Promise.all([
      this.store.readFresh(memberOf(id)),
      this.store.readFresh(profileOf(id)),
    ]);
    const [shut, marked] = await Promise.all([
      disabled ? this.store.history(memberOf(id), { limit: 1, types: ['MemberDisabled'] }) : [],
      fictional ? this.store.history(profileOf(id), { limit: 1, types: ['ProfileMarkedFictional'] }) : [],
    ]);
    return {
      disabled: await this.shown(shut[0]),
      fictional: await this.shown(marked[0]),
      deletion: deletion && (await this.deletionOf(id, deletion)),
    };
  }

  private async deletionOf(id: string, { deletedAt: at, eraseAt: erase_at }: StoredDeletion): Promise<Deletion> {
    // Written together, so that one asked for earlier is not taken for this one.
    const types = ['MemberDeleted', 'DeletionGranted'] as const;
    const [deleted, granted] = await this.store.history(memberOf(id), { limit: 2, types: [...types] });
    const onRequest = deleted?.type === 'MemberDeleted' && deleted.data.reason === 'on_request';
    return { at, erase_at, on_request: onRequest ? await this.shown(granted) : null };
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
