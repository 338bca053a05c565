import type { Locale } from './countries.js';
import { namedEverywhere } from './fictional-texts.js';
import type { SettingsValues } from './settings.values.js';

type Interests = Pick<SettingsValues, 'interests' | 'ownInterests'>;

/** What members can choose from, in the order in which it is offered: the product's, then the operator's own. */
export const interestsOffered = ({ interests, ownInterests }: Interests): string[] => [
  ...interests,
  ...ownInterests.filter(({ retired }) => !retired).map(({ id }) => id),
];

export interface NamedInterest {
  id: string;
  name: Record<Locale, string>;
}

/** The operator's own that are offered, with a name in every language. */
export const ownInterestsOffered = ({ ownInterests }: Pick<Interests, 'ownInterests'>): NamedInterest[] =>
  ownInterests.filter(({ retired }) => !retired).map(({ id, name }) => ({ id, name: namedEverywhere(name) }));
