import { memberOf } from '../../members/accounts/index.js';
import { confirmationRequired, type AnyRef, type States } from '../../kernel/index.js';
import { memberNotFound, ownProfileHidden, profileNotAvailable, profileOf } from '../../members/profiles/index.js';
import { relationOf } from '../blocks/index.js';
import { factsOf, mayKnow, type Facts, type Verdict } from '../../ground/visibility/index.js';
import { conversationIdOf } from './conversation-id.js';
import { conversationOf } from './conversation.js';
import { memberBlocked } from './conversations.errors.js';

export interface Reach {
  /** The streams that decide: a command names them among its reads, so that a block placed a moment ago counts. */
  readonly streams: readonly AnyRef[];
  facts(states: States): Facts;
}

/**
 * Whether one member reaches another: all that a message, a like, a profile and a notice ask, gathered once.
 * @param chatting whether a message went between the two, of a caller who knows; else their conversation says it
 */
export function reachOf(
  from: string,
  to: string,
  chatting: boolean | ReturnType<typeof conversationOf> = conversationOf(conversationIdOf(from, to)),
): Reach {
  const members = [memberOf(from), memberOf(to)] as const;
  const profiles = [profileOf(from), profileOf(to)] as const;
  const relation = relationOf(from, to);
  return {
    streams: [...members, ...profiles, relation, ...(typeof chatting === 'object' ? [chatting] : [])],
    facts(states) {
      const [own, other] = [states.state(members[0]), states.state(members[1])];
      const { invisible, hidden } = states.state(profiles[1]);
      return factsOf({
        from: { id: from, status: own.status, disabled: own.disabled, hidden: states.state(profiles[0]).hidden },
        to: { id: to, status: other.status, disabled: other.disabled, invisible, hidden },
        blockers: states.state(relation).blockers,
        chatting: typeof chatting === 'object' ? states.state(chatting).lastMessage > 0 : chatting,
      });
    },
  };
}

/** What `requireReach` throws at whoever is confirmed. */
export const reachRefusals = [memberNotFound, ownProfileHidden, profileNotAvailable, memberBlocked] as const;

/** @throws why the rule refuses; a stranger who cannot be seen is answered as one who was never there */
export function requireReach(facts: Facts, may: (facts: Facts) => Verdict): void {
  switch (may(facts)) {
    case 'allowed':
      return;
    case 'confirmation_required':
      throw confirmationRequired({});
    case 'own_profile_hidden':
      throw ownProfileHidden({});
    case 'member_blocked':
      throw memberBlocked({});
    case 'profile_not_available':
      if (!mayKnow(facts)) throw memberNotFound({});
      // Blocked by the other, left, closed by staff or invisible: nobody is told which.
      throw profileNotAvailable({});
  }
}
