import { defineStream } from '../../kernel/domain.js';
import { notYourself } from './blocks.errors.js';
import type { MemberBlocked, MemberUnblocked, RelationEvent } from './relation.events.js';

/** The blocks between two members; both share one stream, whichever of them acts. */
export interface Relation {
  /** The ones who block the other: none, one or both. */
  blockers: readonly string[];
}

export const relation = defineStream<Relation, RelationEvent>({
  type: 'relation',
  revision: 1,
  initial: { blockers: [] },
  evolve: ({ blockers }, { type, data }) => {
    switch (type) {
      case 'MemberBlocked':
        return { blockers: [...blockers, data.by] };
      case 'MemberUnblocked':
        return { blockers: blockers.filter((id) => id !== data.by) };
    }
  },
});

export const relationOf = (one: string, other: string) =>
  relation.of(one < other ? `${one}:${other}` : `${other}:${one}`);

interface Pair {
  by: string;
  member: string;
}

/** A repeated block records nothing. */
export function block({ blockers }: Relation, { by, member, at }: Pair & { at: string }): [MemberBlocked] | [] {
  if (by === member) throw notYourself({});
  return blockers.includes(by) ? [] : [{ type: 'MemberBlocked', data: { by, member, blockedAt: at } }];
}

export const unblock = ({ blockers }: Relation, { by, member }: Pair): [MemberUnblocked] | [] =>
  blockers.includes(by) ? [{ type: 'MemberUnblocked', data: { by, member } }] : [];
