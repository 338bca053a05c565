import { useQuery } from '@tanstack/react-query';
import type { User } from './api-client/types';
import type { Locale } from './i18n';
import { useUser } from './session';
import { interestsQuery } from './settings';
import { i18n, useTranslation } from './texts';

type Own = User['profile'];
/** What a profile tells beyond its card. */
export type Details = Pick<
  Own,
  | 'sought_gender'
  | 'city'
  | 'description'
  | 'interests'
  | 'sexuality'
  | 'relationship_status'
  | 'reason_for_signup'
  | 'hair_color'
  | 'eye_color'
  | 'body_type'
  | 'tattoos'
>;
export type DetailField = keyof Details;
export type ChoiceField = Exclude<DetailField, 'city' | 'description' | 'interests'>;
/** The id of one of the product's, which the catalogue names, or of the operator's own, which is named with those offered. */
export type Interest = Details['interests'][number];
export type Purpose = keyof Own['consents'];

/** The order in which a profile's facts are read. */
export const FACTS = [
  'sought_gender',
  'reason_for_signup',
  'relationship_status',
  'sexuality',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
] as const satisfies ChoiceField[];

// The keys are the API's own names; the catalogue test holds the locales against them.
const translate = i18n.t as (key: string) => string;

/** Words for the fields of a profile and what may be chosen in them. */
export function useDetailTexts() {
  const language = useTranslation().i18n.language as Locale;
  const own = useQuery(interestsQuery()).data?.own_interests;
  const label = (field: DetailField) => translate(`details.field.${field}`);
  const choice = <F extends ChoiceField>(field: F, value: NonNullable<Details[F]>) =>
    translate(`details.${field}.${value}`);
  return {
    label,
    choice,
    /** What consent is asked for. */
    purpose: (purpose: Purpose) => translate(`details.purpose.${purpose}`),
    /** Empty: not loaded yet, or the operator added it after this page was opened. */
    interest: (key: Interest) =>
      key.startsWith('own-')
        ? (own?.find(({ id }) => id === key)?.name[language] ?? '')
        : translate(`details.interest.${key}`),
    /** What was answered and is shown, in words. */
    facts: (details: Details) =>
      FACTS.flatMap((field) => {
        const value = details[field];
        return value ? [{ field, label: label(field), text: choice(field, value) }] : [];
      }),
  };
}

/** In words, what both like first: it is what a first message is about. */
export function useInterestWords(interests: readonly Interest[], of: string) {
  const { language } = useTranslation().i18n;
  const texts = useDetailTexts();
  const user = useUser();
  const shared = new Set(user && user.profile.id !== of ? user.profile.interests : []);
  return interests
    .map((key) => ({ key, word: texts.interest(key), both: shared.has(key) }))
    .filter(({ word }) => word)
    .sort((a, b) => Number(b.both) - Number(a.both) || a.word.localeCompare(b.word, language));
}
