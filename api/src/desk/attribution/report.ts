import { FEWEST } from './attribution.values.js';

/** Minor units by currency. */
export type Sums = Readonly<Record<string, number>>;

/** What people did who signed up. */
export interface People {
  signUps: number;
  confirmed: number;
  firstPurchases: number;
  revenue: Sums;
  paidBack: Sums;
}

/** `values`: what its visits and people have in common; null is all that is merged. */
export interface Group {
  values: readonly string[] | null;
  visits: number;
  people: People;
}

/** `people`: null where they are so few that they are counted elsewhere, or nowhere. */
export type ShownGroup = Omit<Group, 'people'> & { people: People | null };

export const NOBODY: People = { signUps: 0, confirmed: 0, firstPurchases: 0, revenue: {}, paidBack: {} };

/** At least so many people are in it: whoever signed up, confirmed or bought for the first time did each once. */
export const peopleIn = ({ signUps, confirmed, firstPurchases }: People): number =>
  Math.max(signUps, confirmed, firstPurchases);

const isNobody = (people: People): boolean =>
  peopleIn(people) === 0 &&
  [people.revenue, people.paidBack].every((sums) => Object.values(sums).every((n) => n === 0));

export function addSums(one: Sums, other: Sums): Sums {
  const sum: Record<string, number> = { ...one };
  for (const [currency, amount] of Object.entries(other)) sum[currency] = (sum[currency] ?? 0) + amount;
  return sum;
}

const add = (one: People, other: People): People => ({
  signUps: one.signUps + other.signUps,
  confirmed: one.confirmed + other.confirmed,
  firstPurchases: one.firstPurchases + other.firstPurchases,
  revenue: addSums(one.revenue, other.revenue),
  paidBack: addSums(one.paidBack, other.paidBack),
});

/**
 * Merges what fewer than five people did (ADM-10), so that neither a row nor the difference between the total and the
 * rows is about less than five:
 *
 * - A group with fewer than five visits and people is no row of its own.
 * - Of a group with more visits but fewer people, the visits are shown, which are nobody's, and the people are others.
 * - If all these others are fewer than five, the smallest groups join them until they are not.
 * - If even all together are fewer, nothing is told of people, nor in the total.
 */
export function mergeSmall(groups: readonly Group[]): { groups: ShownGroup[]; total: ShownGroup } {
  const own = groups.filter(
    ({ values, visits, people }) => values !== null && Math.max(visits, peopleIn(people)) >= FEWEST,
  );
  const merged = groups.filter((group) => !own.includes(group));
  const apart = own
    .filter(({ people }) => peopleIn(people) >= FEWEST)
    .sort((one, other) => peopleIn(other.people) - peopleIn(one.people));
  let others = groups.filter((group) => !apart.includes(group)).reduce((sum, { people }) => add(sum, people), NOBODY);
  while (!isNobody(others) && peopleIn(others) < FEWEST && apart.length > 0) others = add(others, apart.pop()!.people);
  const told = isNobody(others) || peopleIn(others) >= FEWEST;

  const shown = own
    .map(({ values, visits, people }): ShownGroup => {
      const own = apart.some((group) => group.values === values) || isNobody(people);
      return { values, visits, people: own ? people : null };
    })
    // What has joined the others and was hardly visited would be an empty row.
    .filter(({ visits, people }) => people !== null || visits >= FEWEST);
  const rest = [...merged, ...own.filter(({ values }) => !shown.some((group) => group.values === values))];
  const visits = (all: readonly { visits: number }[]) => all.reduce((sum, group) => sum + group.visits, 0);
  const other: ShownGroup = { values: null, visits: visits(rest), people: told ? others : null };
  const all = groups.reduce((sum, { people }) => add(sum, people), NOBODY);
  const isEmpty = other.visits === 0 && isNobody(others);
  return {
    groups: isEmpty ? shown : [...shown, other],
    total: { values: null, visits: visits(groups), people: told ? all : null },
  };
}
