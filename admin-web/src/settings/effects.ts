import type { Money } from '../layout/values/words';
import type { Package, Settings } from './setting';

/**
 * What a message costs with the credits of each package on sale, as the shop rounds it; and whether the package is dearer
 * by the credit than a smaller one.
 */
export function messagePrices({ packages, message_credits }: Pick<Settings, 'packages' | 'message_credits'>) {
  const sold = packages.filter(({ retired }) => !retired);
  return sold.map((pack) => ({
    id: pack.id,
    credits: pack.credits,
    price: pack.price,
    message: share(pack, message_credits),
    dearer: sold.some((other) => other.credits < pack.credits && each(other) < each(pack)),
  }));
}

const each = ({ price, credits }: Package) => price.amount / credits;
const share = ({ price: { amount, currency }, credits }: Package, part: number): Money => ({
  amount: Math.floor((2 * amount * part + credits) / (2 * credits)),
  currency,
});

export interface Effect {
  /** Which sentence, in the catalogue. */
  text: string;
  numbers?: Record<string, number>;
  money?: Record<string, Money>;
}

/** To raise one takes a second admin (ADM-04). */
const BOUNDS = ['four_eyes_above', 'goodwill_limit'] as const;

/** What members and visitors notice of a change. */
export function effectsOf(before: Settings, after: Settings): Effect[] {
  const changed = (...names: (keyof Settings)[]) =>
    names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const less = (name: 'free_photos' | 'premium_photos') => after[name] < before[name];
  const removed = before.countries.filter((country) => !after.countries.includes(country)).length;
  const raised = BOUNDS.filter((name) => after[name] > before[name]);
  const all = (Object.keys(after) as (keyof Settings)[]).filter((name) => changed(name));
  return [
    ...(raised.length === 0 || all.length > raised.length ? [{ text: 'at_once' }] : []),
    ...(raised.length > 0 ? [{ text: 'raised' }] : []),
    ...(changed('message_credits', 'packages') ? priceEffect(before, after) : []),
    ...(changed('message_credits', 'signup_credits') && after.message_credits > 0
      ? [{ text: 'free_messages', numbers: { count: Math.floor(after.signup_credits / after.message_credits) } }]
      : []),
    ...(changed('packages') || brandPricesDiffer(before, after) ? [{ text: 'orders_keep' }] : []),
    ...(changed('gifts') ? giftEffects(before, after) : []),
    ...(changed('own_interests') ? interestEffects(before, after) : []),
    ...(changed('refund_days') ? [{ text: 'refund_days', numbers: { count: after.refund_days } }] : []),
    ...(changed('min_age') ? [{ text: 'min_age', numbers: { count: after.min_age } }] : []),
    ...(less('free_photos') || less('premium_photos') ? [{ text: 'photos_stay' }] : []),
    ...(!before.logged_out_search && after.logged_out_search ? [{ text: 'seen_by_all' }] : []),
    ...(removed > 0 ? [{ text: 'countries_removed', numbers: { count: removed } }] : []),
  ];
}

const brandPricesDiffer = (before: Settings, after: Settings) => {
  const pricesOf = ({ brands }: Settings) => JSON.stringify(brands.map(({ id, prices }) => [id, prices]));
  return pricesOf(before) !== pricesOf(after);
};

function priceEffect(before: Settings, after: Settings): Effect[] {
  const [was, is] = [range(before), range(after)];
  if (!was || !is || JSON.stringify(was) === JSON.stringify(is)) return [];
  return [{ text: 'message_price', money: { from: is.least, to: is.most, was_from: was.least, was_to: was.most } }];
}

function range(settings: Settings): { least: Money; most: Money } | undefined {
  const prices = messagePrices(settings)
    .map(({ message }) => message)
    .sort((a, b) => a.amount - b.amount);
  return prices.length > 0 ? { least: prices[0]!, most: prices.at(-1)! } : undefined;
}

/** What members notice of the catalogue: what the cheapest costs, what they cannot choose any more, and what stays. */
function giftEffects(before: Settings, after: Settings): Effect[] {
  const sold = ({ gifts }: Settings) => gifts.filter(({ retired }) => !retired);
  const cheapest = Math.min(...sold(after).map(({ price }) => price));
  const ids = sold(after).map(({ id }) => id);
  const gone = sold(before).filter(({ id }) => !ids.includes(id)).length;
  return [
    sold(after).length === 0 ? { text: 'no_gifts' } : { text: 'cheapest_gift', numbers: { count: cheapest } },
    ...(gone > 0 ? [{ text: 'gifts_stay', numbers: { count: gone } }] : []),
  ];
}

/** Those that members who chose them no longer show. */
function interestEffects(before: Settings, after: Settings): Effect[] {
  const offered = ({ own_interests }: Settings) => own_interests.filter(({ retired }) => !retired).map(({ id }) => id);
  const count = offered(before).filter((id) => !offered(after).includes(id)).length;
  return count > 0 ? [{ text: 'interests_gone', numbers: { count } }] : [];
}
