import { type FieldError, shortText } from '../../kernel/domain.js';
import type { Locale } from './countries.js';
import type { OwnInterest } from './settings.values.js';

/** As many as somebody still chooses from, beside the product's own. */
const MAX_OFFERED = 40;

/**
 * An interest never goes, because members chose it by its id: another one under that id would be put into their mouths.
 * It says what it is in one language at least, and nobody chooses between two of the same name (PRO-01, ADM-06).
 */
export function ownInterestProblems(own: OwnInterest[], before: OwnInterest[], language: Locale): FieldError[] {
  const ids = own.map(({ id }) => id);
  const offered = own.filter(({ retired }) => !retired);
  const whole = (code: string, wrong: boolean) => (wrong ? [{ field: 'own_interests', code }] : []);
  return [
    ...whole('too_many_interests', offered.length > MAX_OFFERED),
    ...whole('interest_removed', !before.every(({ id }) => ids.includes(id))),
    ...own.flatMap((one, i) => {
      const at = (field: string, code: string) => ({ field: `own_interests.${i}.${field}`, code });
      const earlier = one.retired ? [] : own.slice(0, i).filter(({ retired }) => !retired);
      return [
        ...(ids.indexOf(one.id) < i ? [at('id', 'duplicate')] : []),
        ...(Object.values(one.name).some((name) => shortText(name)) ? [] : [at(`name.${language}`, 'required')]),
        ...(Object.entries(one.name) as [Locale, string][])
          .filter(([locale, name]) => earlier.some((other) => sameName(other.name[locale], name)))
          .map(([locale]) => at(`name.${locale}`, 'duplicate')),
      ];
    }),
  ];
}

const plain = (name: string | undefined) => shortText(name ?? '').toLowerCase();
const sameName = (one: string | undefined, other: string) => plain(one) !== '' && plain(one) === plain(other);
