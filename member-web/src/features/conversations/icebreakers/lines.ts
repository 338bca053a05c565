import type { Details, Interest } from '../../../lib/detail-texts';

type Told = Pick<Details, 'interests' | 'city' | 'reason_for_signup'>;
type Reason = NonNullable<Details['reason_for_signup']>;

/** One way to begin; its words are in the catalogues. */
export type Line =
  | { kind: 'shared_interest'; variant: 1 | 2; interest: Interest }
  | { kind: 'their_interest'; variant: 1 | 2; interest: Interest }
  | { kind: 'same_town' | 'their_town'; city: string }
  | { kind: 'same_reason'; reason: Reason }
  | { kind: 'general'; variant: (typeof GENERAL)[number] };

const GENERAL = [1, 2, 3, 4, 5, 6] as const;
const VARIANTS = [1, 2] as const;

/** What one can begin a conversation with: nobody is handed a line about the intimate ones. */
const EVERYDAY = new Set<Interest>([
  'animals',
  'art',
  'bbq',
  'beach',
  'beer',
  'biking',
  'coffee',
  'cooking',
  'dancing',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'movies',
  'music',
  'outdoors',
  'photography',
  'reading',
  'sports',
  'sushi',
  'tea',
  'theater',
  'travelling',
  'video games',
  'wine',
]);
/** "Curious" and "adventure" say too little to ask about. */
const ASKED_ABOUT = new Set<Reason>(['chat', 'friendship', 'dating', 'relationship']);

const sameReason = (own: Told, other: Told): Reason | null => {
  const reason = other.reason_for_signup;
  return reason && reason === own.reason_for_signup && ASKED_ABOUT.has(reason) ? reason : null;
};
const sameTown = (one: string | null, other: string) => one?.trim().toLowerCase() === other.trim().toLowerCase();

/** What a line of the operator can be filled in with; null: these two do not tell it. */
export interface Filling {
  name: string;
  /** One that both tell, or else any of the other's. */
  interest: Interest | null;
  city: string | null;
  /** What both look for: so it holds for either, whatever the line says of it. */
  reason: Reason | null;
}

export const fillingFor = (own: Told, other: Told & { name: string }): Filling => {
  const interests = other.interests.filter((interest) => EVERYDAY.has(interest));
  return {
    name: other.name,
    interest: interests.find((interest) => own.interests.includes(interest)) ?? interests[0] ?? null,
    city: other.city?.trim() || null,
    reason: sameReason(own, other),
  };
};

/**
 * The operator's lines (CHT-07), shuffled, without those that leave something open between these two.
 * @param words what goes in the place of each `{placeholder}`; null leaves out the line
 */
export function filledIn(
  lines: readonly string[],
  words: Record<keyof Filling, string | null>,
  random: () => number = Math.random,
): string[] {
  const filled = lines.flatMap((line) => {
    let whole = true;
    const text = line.replace(/\{([^{}]*)\}/g, (_, name: string) => {
      const word = Object.hasOwn(words, name) ? words[name as keyof Filling] : null;
      whole &&= word !== null;
      return word ?? '';
    });
    return whole ? [text] : [];
  });
  return shuffled([...new Set(filled)], random);
}

/**
 * Lines made from what both profiles tell (CHT-07), in any order, and below them those that suit everybody.
 * @param random from 0 to 1, as `Math.random`
 */
export function linesFor(own: Told, other: Told, random: () => number = Math.random): Line[] {
  const interests = other.interests.filter((interest) => EVERYDAY.has(interest));
  const personal: Line[] = interests.map((interest, i) => ({
    kind: own.interests.includes(interest) ? 'shared_interest' : 'their_interest',
    variant: VARIANTS[i % VARIANTS.length]!,
    interest,
  }));
  if (other.city)
    personal.push({ kind: sameTown(own.city, other.city) ? 'same_town' : 'their_town', city: other.city });
  const reason = sameReason(own, other);
  if (reason) personal.push({ kind: 'same_reason', reason });
  return [
    ...shuffled(personal, random),
    ...shuffled(
      GENERAL.map((variant): Line => ({ kind: 'general', variant })),
      random,
    ),
  ];
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}
