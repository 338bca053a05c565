import { defineStream } from '../../../kernel/domain.js';
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
