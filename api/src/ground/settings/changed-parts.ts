import { DEFAULTS } from './settings.values.js';

type Named = Record<string, unknown>;
type Item = { id: string } & Named;

/**
 * What a change keeps of a setting's two values: of texts by language, the languages that differ; of a list whose order
 * stays, what differs in it; everything else whole. Long pages, many and in seven languages, would otherwise be stored
 * twice with every comma.
 */
export function changedParts(name: string, before: unknown, after: unknown): [before: unknown, after: unknown] {
  if (isItems(before) && isItems(after) && haveSameOrder(before, after)) {
    const pairs = before.flatMap((item, i) => (same(item, after[i]) ? [] : [partsOfItem(item, after[i]!)]));
    return [pairs.map(([was]) => was), pairs.map(([, is]) => is)];
  }
  return isByLanguage(name) && isNamed(before) && isNamed(after) ? partsOf(before, after) : [before, after];
}

/** The value after a change of these parts; with the parts exchanged, the value before it. */
export function withParts(value: unknown, before: unknown, after: unknown): unknown {
  if (isItems(value) && isItems(before) && isItems(after) && haveSameOrder(before, after)) {
    const places = new Map(before.map(({ id }, i) => [id, i]));
    return value.map((item) => {
      const place = places.get(item.id);
      return place === undefined ? item : withParts(item, before[place], after[place]);
    });
  }
  if (!isNamed(value) || !isNamed(before) || !isNamed(after)) return after;
  const others = Object.entries(value).filter(([name]) => !(name in before));
  const parts = Object.entries(after).map(
    ([name, part]) => [name, withParts(value[name], before[name], part)] as const,
  );
  return Object.fromEntries([...others, ...parts]);
}

/** A brand's own values are settings again. */
const partsOfItem = (before: Item, after: Item): [Item, Item] => {
  if (!isNamed(before['overrides']) || !isNamed(after['overrides'])) return [before, after];
  const [was, is] = partsOf(before['overrides'], after['overrides']);
  return [
    { ...before, overrides: was },
    { ...after, overrides: is },
  ];
};

function partsOf(before: Named, after: Named): [Named, Named] {
  const [was, is]: [Named, Named] = [{}, {}];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (same(before[name], after[name])) continue;
    const parts = changedParts(name, before[name], after[name]);
    if (name in before) was[name] = parts[0];
    if (name in after) is[name] = parts[1];
  }
  return [was, is];
}

/** By language are exactly those of which nothing is said at first: their own names can all be left out. */
const isByLanguage = (name: string) => same(DEFAULTS[name as keyof typeof DEFAULTS], {});
const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isItems = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((one) => isNamed(one) && typeof one['id'] === 'string');
const haveSameOrder = (one: Item[], other: Item[]) =>
  same(
    one.map(({ id }) => id),
    other.map(({ id }) => id),
  );

export const same = (a: unknown, b: unknown) => canonical(a) === canonical(b);
/** Sorts the properties: their order depends on the sender and has no meaning. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
