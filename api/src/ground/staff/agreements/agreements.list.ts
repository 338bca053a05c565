import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, type Staff } from '../../../kernel/index.js';
import { customList, invalidFilter, type Waiting } from '../../lists/index.js';
import { RoleSchema } from '../staff-view.js';
import { StaffMembers } from '../staff-members.js';
import { AGREEMENT_ACTIONS, Agreements, type WaitingAgreement } from './agreements.js';

const Bounds = Type.Object({
  four_eyes_above: Type.Optional(Type.Integer({ description: 'Minor units' })),
  goodwill_limit: Type.Optional(Type.Integer({ description: 'Credits' })),
});

export const ConsoleAgreement = Type.Object({
  id: Id,
  before: Bounds,
  after: Bounds,
  role: Nullable(Type.Object({ staff_id: Id, name: Nullable(Type.String()), from: RoleSchema, to: RoleSchema }), {
    description: 'Whose role is to change; null of bounds',
  }),
  reason: Nullable(Type.String()),
  proposed_at: Instant,
  proposed_by: { ...Id, description: 'A staff id' },
  proposed_by_name: Nullable(Type.String()),
  actions: Type.Array(Type.Enum([...AGREEMENT_ACTIONS]), { description: 'What the caller can do about it now' }),
});
type ConsoleAgreement = Static<typeof ConsoleAgreement>;

/** Few, so they are counted and cut in memory. */
export class AgreementsList extends customList({
  resource: 'agreements',
  summary: 'What waits for a second admin, in the conventions of simple-rest',
  access: 'staff:admin',
  item: ConsoleAgreement,
  inject: { agreements: Agreements, staff: StaffMembers },
  sort: ['proposed_at'],
  defaultSort: ['proposed_at', 'ASC'],
  async page({ filter, descending, from, limit, caller }, { agreements, staff }) {
    const { to_decide: toDecide = false, ...others } = filter;
    const [unknown] = typeof toDecide === 'boolean' ? Object.keys(others) : ['to_decide'];
    if (unknown !== undefined) throw invalidFilter(unknown);
    const all = (await agreements.waiting(caller.id)).filter((one) => !toDecide || isToDecide(one));
    if (descending) all.reverse();
    const shown = all.slice(from, from + limit);
    const names = await staff.namesOf(
      shown.flatMap(({ proposed }) => [proposed.by, proposed.kind === 'role' ? proposed.staffId : null]),
    );
    return { rows: shown.map((one) => asShown(one, names)), total: all.length };
  },
}) {
  readonly waits = { to_decide: true };

  /** What others began counts, and of that only what the caller may agree to. */
  async waiting({ id }: Staff): Promise<Waiting> {
    const all = (await this.services.agreements.waiting(id)).filter(isToDecide);
    const [oldest] = all;
    return { waiting: all.length, oldest_at: oldest ? new Date(oldest.proposed.proposedAt) : null };
  }
}

const isToDecide = ({ actions }: WaitingAgreement) => actions.includes('agree');

const asShown = (
  { id, proposed, reason, actions }: WaitingAgreement,
  names: ReadonlyMap<string, string>,
): ConsoleAgreement => ({
  id,
  ...(proposed.kind === 'settings'
    ? { before: boundsOf(proposed.before), after: boundsOf(proposed.changes), role: null }
    : { before: {}, after: {}, role: roleOf(proposed, names) }),
  reason,
  proposed_at: proposed.proposedAt,
  proposed_by: proposed.by,
  proposed_by_name: names.get(proposed.by) ?? null,
  actions,
});

type Of<Kind> = Extract<WaitingAgreement['proposed'], { kind: Kind }>;

const roleOf = ({ staffId, from, to }: Of<'role'>, names: ReadonlyMap<string, string>) => ({
  staff_id: staffId,
  name: names.get(staffId) ?? null,
  from,
  to,
});

const boundsOf = ({ fourEyesAbove, goodwillLimit }: Of<'settings'>['before']) => ({
  ...(fourEyesAbove !== undefined && { four_eyes_above: fourEyesAbove }),
  ...(goodwillLimit !== undefined && { goodwill_limit: goodwillLimit }),
});
