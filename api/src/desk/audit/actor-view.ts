import { Type, type Static } from 'typebox';
import { Nullable, staffIdOf } from '../../kernel/index.js';

/** Who did something. `name` is given for staff only; the console resolves members itself. */
export const ActorView = Type.Object({
  kind: Type.Enum(['member', 'staff', 'system', 'visitor']),
  id: Nullable(Type.String()),
  name: Nullable(Type.String()),
});
export type ActorView = Static<typeof ActorView>;

export function actorView(actor: string, staffNames: ReadonlyMap<string, string>): ActorView {
  if (actor === 'system' || actor === 'visitor') return { kind: actor, id: null, name: null };
  const staffId = staffIdOf(actor);
  if (staffId === undefined) return { kind: 'member', id: actor, name: null };
  return { kind: 'staff', id: staffId, name: staffNames.get(staffId) ?? null };
}
