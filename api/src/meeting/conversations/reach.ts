import { memberOf } from '../../members/accounts/index.js';
import { confirmationRequired, type AnyRef, type States } from '../../kernel/index.js';
import {
  memberNotFound,
  ownProfileHidden,
  profileNotAvailable,
  profileOf,
  type ProfileState,
} from '../../members/profiles/index.js';
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
export function reachOf(from: string, to: string, chatting?: boolean): Reach {
  const members = [memberOf(from), memberOf(to)] as const;
  const profiles = [profileOf(from), profileOf(to)] as const;
  const relation = relationOf(from, to);
  const conversation = chatting === undefined ? conversationOf(conversationIdOf(from, to)) : undefined;
  return {
    streams: [...members, ...profiles, relation, ...(conversation ? [conversation] : [])],
    facts: (states) =>
      factsOf({
        from: { id: from, ...states.state(members[0]), hidden: states.state(profiles[0]).hidden },
        to: { id: to, ...states.state(members[1]), ...seenOf(states.state(profiles[1])) },
        blockers: states.state(relation).blockers,
        chatting: conversation ? states.state(conversation).lastMessage > 0 : chatting!,
      }),
  };
}

const seenOf = ({ invisible, hidden }: ProfileState) => ({ invisible, hidden });

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
