import { Type, type Static } from 'typebox';
import { perLocale, type Locale } from './countries.js';
import { namedEverywhere } from './fictional-texts.js';
import type { SettingsValues } from './settings.values.js';

type Offered = Pick<SettingsValues, 'interests' | 'ownInterests'>;

/** What members can choose from, in the order in which it is offered: the product's, then the operator's own. */
export const interestsOffered = ({ interests, ownInterests }: Offered): string[] => [
  ...interests,
  ...ownInterests.filter(({ retired }) => !retired).map(({ id }) => id),
];

export interface NamedInterest {
  id: string;
  name: Record<Locale, string>;
}

/** The operator's own that are offered, with a name in every language. */
export const ownInterestsOffered = ({ ownInterests }: Pick<Offered, 'ownInterests'>): NamedInterest[] =>
  ownInterests.filter(({ retired }) => !retired).map(({ id, name }) => ({ id, name: namedEverywhere(name) }));

export const NamesByLocale = Type.Object(perLocale(() => Type.String()));
export const Interests = Type.Object({
  interests: Type.Array(Type.String(), { description: 'What can be chosen, in the order in which it is offered' }),
  own_interests: Type.Array(Type.Object({ id: Type.String(), name: NamesByLocale }), {
    description: 'Those among them that the operator added: what they are called in each language',
  }),
});

export const interestsView = (settings: Offered): Static<typeof Interests> => ({
  interests: interestsOffered(settings),
  own_interests: ownInterestsOffered(settings),
});
