import { defineStream } from '../../../kernel/domain.js';
import { SIGNS, type ChatSignsChanged, type Signs } from './chat-signs.events.js';

/** `answered`: they have said it themselves, and are not asked again. */
type Chosen = Signs & { answered: boolean };

export const chatSigns = defineStream<Chosen, ChatSignsChanged>({
  type: 'chatsigns',
  revision: 2,
  // As in the messengers that members know; each is turned off with one switch.
  initial: { typing: true, read: true, answered: false },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ChatSignsChanged':
        return { ...state, ...data.signs, answered: true };
    }
  },
});
export const chatSignsOf = chatSigns.of;

export const signsIn = ({ typing, read }: Signs): Signs => ({ typing, read });

/** Records only what changes, and the first answer even if nothing does. */
export function changeSigns(
  state: Chosen,
  { wanted, now }: { wanted: Partial<Signs>; now: Date },
): [ChatSignsChanged] | [] {
  const said = SIGNS.filter((sign) => wanted[sign] !== undefined);
  const changed = state.answered ? said.filter((sign) => wanted[sign] !== state[sign]) : said;
  if (changed.length === 0) return [];
  const signs = Object.fromEntries(changed.map((sign) => [sign, wanted[sign]!]));
  return [{ type: 'ChatSignsChanged', data: { signs, changedAt: now.toISOString() } }];
}
