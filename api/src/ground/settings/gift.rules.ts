import type { FieldError } from '../../kernel/domain.js';
import type { Locale } from './countries.js';
import { isOwnPicture, type Gift } from './settings.values.js';

/** As many as somebody still chooses from. */
const MAX_ON_SALE = 24;

/**
 * Whoever was sent a gift keeps what they were sent: it never goes, and its drawing stays (CHT-10). The operator's own
 * picture can be replaced, everywhere it was given, for there has to be a way to take a wrong one down. It has a name in
 * every language of the site, because no drawing has one for it.
 */
export function giftProblems(gifts: Gift[], before: Gift[], locales: readonly Locale[]): FieldError[] {
  const ids = gifts.map(({ id }) => id);
  const whole = (code: string, wrong: boolean) => (wrong ? [{ field: 'gifts', code }] : []);
  return [
    ...whole('too_many_gifts', gifts.filter(({ retired }) => !retired).length > MAX_ON_SALE),
    ...whole('gift_removed', !before.every(({ id }) => ids.includes(id))),
    ...gifts.flatMap(({ id, picture, name }, i) => {
      const was = before.find((one) => one.id === id);
      return [
        ...(ids.indexOf(id) < i ? [{ field: `gifts.${i}.id`, code: 'duplicate' }] : []),
        ...(was && was.picture !== picture && !isOwnPicture(was.picture)
          ? [{ field: `gifts.${i}.picture`, code: 'picture_stays' }]
          : []),
        ...locales
          .filter((locale) => isOwnPicture(picture) && !name[locale]?.trim())
          .map((locale) => ({ field: `gifts.${i}.name.${locale}`, code: 'required' })),
      ];
    }),
  ];
}
