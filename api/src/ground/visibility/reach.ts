import type { Facts, Status } from './visibility.js';

/** What the streams of two members say of whether one reaches the other. */
export interface Between {
  /** Who looks, writes, likes or is told. */
  from: { id: string; status: Status; disabled: boolean };
  /** Who is looked at, written to, liked or told of. */
  to: { id: string; status: Status; disabled: boolean; invisible: boolean };
  /** Those of the two who block the other. */
  blockers: readonly string[];
  /** At least one message went between the two, either way. */
  chatting: boolean;
}

/** One whom staff shut out is nobody: they reach as little as one who never signed up. */
export const factsOf = ({ from, to, blockers, chatting }: Between): Facts => ({
  viewer: from.disabled ? 'none' : from.status,
  other: to.status,
  disabled: to.disabled,
  invisible: to.invisible,
  blocked: blockers.includes(from.id),
  blockedByOther: blockers.includes(to.id),
  chatting,
});
