import type { FieldError } from '../../kernel/index.js';
import type { Gift } from './settings.values.js';

/** As many as somebody still chooses from. */
const MAX_ON_SALE = 24;

/** Whoever was sent a gift keeps what they were sent: it never goes, and its drawing stays (CHT-10). */
export function giftProblems(gifts: Gift[], before: Gift[]): FieldError[] {
  const ids = gifts.map(({ id }) => id);
  const whole = (code: string, wrong: boolean) => (wrong ? [{ field: 'gifts', code }] : []);
  return [
    ...whole('too_many_gifts', gifts.filter(({ retired }) => !retired).length > MAX_ON_SALE),
    ...whole('gift_removed', !before.every(({ id }) => ids.includes(id))),
    ...gifts.flatMap(({ id, picture }, i) => {
      const was = before.find((one) => one.id === id);
      return [
        ...(ids.indexOf(id) < i ? [{ field: `gifts.${i}.id`, code: 'duplicate' }] : []),
        ...(was && was.picture !== picture ? [{ field: `gifts.${i}.picture`, code: 'picture_stays' }] : []),
      ];
    }),
  ];
}
