import type { Facts, Status } from './visibility.js';

/** What the streams of two members contribute to whether one can reach the other. */
export interface Between {
  /** The member who looks, writes, likes or is notified. */
  from: { id: string; status: Status; disabled: boolean; hidden: boolean };
  /** The member who is looked at, written to, liked or the subject of the notification. */
  to: { id: string; status: Status; disabled: boolean; invisible: boolean; hidden: boolean };
  /** Those of the two who block the other. */
  blockers: readonly string[];
  /** Whether at least one message was sent between the two, in either direction. */
  chatting: boolean;
}

/** A disabled viewer counts as `none`, so they can reach no more than someone who never signed up. */
export const factsOf = ({ from, to, blockers, chatting }: Between): Facts => ({
  viewer: from.disabled ? 'none' : from.status,
  other: to.status,
  disabled: to.disabled,
  invisible: to.invisible,
  hidden: to.hidden,
  blocked: blockers.includes(from.id),
  blockedByOther: blockers.includes(to.id),
  chatting,
  ownHidden: from.hidden,
});
