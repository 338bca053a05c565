import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { memberOf, type MemberState } from '../../members/accounts/index.js';
import { Id, Instant, Nullable, staffIdOf, Store, Vault, type RecordedEvent, type Sealed } from '../../kernel/index.js';
import { profileOf, type ClearableField } from '../../members/profiles/index.js';
import { StaffMembers } from '../../ground/staff/index.js';

const Decision = Nullable(
  Type.Object({
    at: Instant,
    /** Null if the system did it. */
    by: Nullable(Type.Object({ id: Id, name: Nullable(Type.String()) })),
    /** Null once the member is forgotten. */
    reason: Nullable(Type.String()),
  }),
);
type Decision = Static<typeof Decision>;

const Deletion = Nullable(
  Type.Object({
    at: Instant,
    /** When the account will be erased; the member may come back until then (ACC-12). */
    erase_at: Instant,
    /** Who deleted it for the member, and how the request reached staff; null if the member did it themselves. */
    on_request: Decision,
  }),
);
type Deletion = Static<typeof Deletion>;

/** Decisions about a member that are in force. */
export const MemberDecisions = Type.Object({
  disabled: Decision,
  hidden: Decision,
  /** Texts that the member has not written anew since; null: not cleared. */
  cleared_name: Decision,
  cleared_description: Decision,
  cleared_city: Decision,
  fictional: Decision,
  deletion: Deletion,
});
export type MemberDecisions = Static<typeof MemberDecisions>;

/** Texts cleared since the oldest that still is. */
const MANY = 50;

type StoredDeletion = NonNullable<MemberState['deletion']>;

/** Read from the events, so the decider sees the effect at once; the list follows a moment later. */
@Injectable()
export class DecisionReader {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly staff: StaffMembers,
  ) {}

  async inForce(id: string): Promise<MemberDecisions> {
    const [{ disabled, deletion }, { fictional, hidden, cleared }] = await Promise.all([
      this.store.readFresh(memberOf(id)),
      this.store.readFresh(profileOf(id)),
    ]);
    const [shut, marked, hid, texts] = await Promise.all([
      disabled ? this.store.history(memberOf(id), { limit: 1, types: ['MemberDisabled'] }) : [],
      fictional ? this.store.history(profileOf(id), { limit: 1, types: ['ProfileMarkedFictional'] }) : [],
      hidden ? this.store.history(profileOf(id), { limit: 1, types: ['ProfileHidden'] }) : [],
      Object.keys(cleared).length > 0
        ? this.store.history(profileOf(id), { limit: MANY, types: ['ProfileTextCleared'] })
        : [],
    ]);
    const clearing = (field: ClearableField) =>
      cleared[field] === undefined
        ? undefined
        : texts.find(
            ({ data }) => 'field' in data && 'words' in data && data.id === cleared[field] && data.field === field,
          );
    return {
      disabled: await this.shown(shut[0]),
      hidden: await this.shown(hid[0]),
      cleared_name: await this.shown(clearing('name')),
      cleared_description: await this.shown(clearing('description')),
      cleared_city: await this.shown(clearing('city')),
      fictional: await this.shown(marked[0]),
      deletion: deletion && (await this.deletionOf(id, deletion)),
    };
  }

  private async deletionOf(id: string, { deletedAt: at, eraseAt: erase_at }: StoredDeletion): Promise<Deletion> {
    // The two are written together: an older request must not be attributed to this deletion.
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
