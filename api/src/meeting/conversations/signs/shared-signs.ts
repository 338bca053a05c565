import { mayMessage, type Facts } from '../../../ground/visibility/index.js';
import type { Signs } from './chat-signs.events.js';

interface Between {
  /** Of one of the two towards the other; which of them makes no difference. */
  facts: Facts;
  /** Either is in invisible mode (PRO-08), or hidden by staff (ADM-02). */
  invisible: boolean;
  signs: readonly [Signs, Signs];
}

/**
 * What two members see of each other: only what both allow (CHT-09), and nothing unless both could write to each other at
 * this moment, a message went between them, and neither is invisible: a sign of life would show what they hide.
 */
export function sharedSigns({ facts, invisible, signs: [one, other] }: Between): Signs {
  const near = facts.other === 'active' && facts.chatting && !invisible && mayMessage(facts) === 'allowed';
  return { typing: near && one.typing && other.typing, read: near && one.read && other.read };
}
