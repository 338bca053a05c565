import type { ChoiceField, Details, Interest } from '../../lib/detail-texts';

type Choices = { [F in ChoiceField]: readonly NonNullable<Details[F]>[] };

/** What can be answered, in the order in which it is offered; the API's schema is the type of each. */
export const CHOICES: Choices = {
  sought_gender: ['female', 'male', 'both'],
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  relationship_status: ['single', 'divorced', 'widowed', 'relationship', 'married', 'open_relationship'],
  reason_for_signup: ['chat', 'friendship', 'dating', 'relationship', 'adventure', 'curious'],
  hair_color: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'bald', 'coloured'],
  eye_color: ['brown', 'blue', 'green', 'grey', 'hazel'],
  body_type: ['slim', 'athletic', 'average', 'curvy', 'sturdy', 'full'],
  tattoos: ['none', 'one', 'some', 'many'],
};

/** Interests by what they are about, so that a member finds theirs in a list of fifty. */
export const INTEREST_GROUPS: Record<'leisure' | 'outdoors' | 'food' | 'culture' | 'intimacy', readonly Interest[]> = {
  leisure: ['animals', 'astrology', 'dancing', 'fashion', 'gardening', 'party', 'shopping', 'tattoos', 'video games'],
  outdoors: ['adventure', 'beach', 'biking', 'gym', 'hiking', 'outdoors', 'sports', 'travelling'],
  food: ['bbq', 'beer', 'coffee', 'cooking', 'foodie', 'sushi', 'tea', 'vegetarian', 'wine'],
  culture: ['art', 'movies', 'music', 'photography', 'politics', 'reading', 'theater'],
  intimacy: [
    ...(['hugging', 'kissing', 'massages', 'relationship', 'lingerie', 'one night stand', 'safe sex', 'sex'] as const),
    ...(['oral sex', 'anal sex', 'masturbating', 'sex toys', 'threesome', 'public sex', 'bondage'] as const),
    ...(['sadomasochism', 'exchanging pictures'] as const),
  ],
};
