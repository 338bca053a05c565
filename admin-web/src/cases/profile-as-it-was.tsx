import { useTranslate } from 'react-admin';
import { FactBlock } from '../layout/shows/fact-block';
import { useFormats } from '../layout/values/use-formats';
import type { Profile } from './case';

const CHOICES = ['sought_gender', 'relationship_status', 'reason_for_signup'] as const;

/** Only what was filled in; a case holds no special data. */
export function ProfileAsItWas({ profile, at }: { profile: Profile; at: string }) {
  const translate = useTranslate();
  const formats = useFormats();
  const word = (key: string, value: string) => translate(`details.${key}.${value}`, { _: value });
  const facts: [string, string | null][] = [
    [translate('resources.members.fields.name'), profile.name],
    [
      translate('resources.members.fields.age'),
      profile.age === null ? null : translate('resources.members.years', { smart_count: profile.age }),
    ],
    [
      translate('resources.members.fields.gender'),
      profile.gender && translate(`resources.members.gender.${profile.gender}`),
    ],
    [
      word('field', 'city'),
      [profile.city, profile.country && formats.country(profile.country)].filter(Boolean).join(', '),
    ],
    [translate('resources.members.fields.fictional'), translate(`resources.members.fictional.${profile.fictional}`)],
    [word('field', 'description'), profile.description],
    ...CHOICES.map((key): [string, string | null] => {
      const value = profile[key];
      return [word('field', key), value && word(key, value)];
    }),
  ];
  return (
    <FactBlock
      title={translate('resources.cases.evidence.profile', { at: formats.instant(at) })}
      facts={facts.filter(([, fact]) => fact)}
    />
  );
}
