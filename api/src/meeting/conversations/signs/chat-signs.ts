import { defineStream } from '../../../kernel/index.js';
import { mayMessage, type Facts } from '../../../ground/visibility/index.js';
import { SIGNS, type ChatSignsChanged, type Signs } from './chat-signs.events.js';

export const chatSigns = defineStream<Signs, ChatSignsChanged>({
  type: 'chatsigns',
  revision: 1,
  // As in the messengers that members know; each is turned off with one switch.
  initial: { typing: true, read: true },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ChatSignsChanged':
        return { ...state, ...data.signs };
    }
  },
});
export const chatSignsOf = chatSigns.of;

/** Records only what changes; no event if nothing does. */
export function changeSigns(
  state: Signs,
  { wanted, now }: { wanted: Partial<Signs>; now: Date },
): [ChatSignsChanged] | [] {
  const changed = SIGNS.filter((sign) => wanted[sign] !== undefined && wanted[sign] !== state[sign]);
  if (changed.length === 0) return [];
  const signs = Object.fromEntries(changed.map((sign) => [sign, wanted[sign]!]));
  return [{ type: 'ChatSignsChanged', data: { signs, changedAt: now.toISOString() } }];
}

interface Between {
  /** Of one of the two towards the other; which of them makes no difference. */
  facts: Facts;
  /** Either is in invisible mode (PRO-08). */
  invisible: boolean;
  signs: readonly [Signs, Signs];
}

/**
 * What two members see of each other: only what both allow (CHT-09), and nothing unless both could write to each other at
 * this moment, a message went between them, and neither is invisible: a sign of life would show what they hide.
 */
export function signsBetween({ facts, invisible, signs: [one, other] }: Between): Signs {
  const near = facts.other === 'active' && facts.chatting && !invisible && mayMessage(facts) === 'allowed';
  return { typing: near && one.typing && other.typing, read: near && one.read && other.read };
}
