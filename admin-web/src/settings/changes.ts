import type { Changes, SettingName } from './setting';

/** One line of what changes: a setting, or a part of one. */
export interface Line {
  name: SettingName;
  /** Of a list, whose part; of a text, in which language. */
  item?: string;
  field?: string;
  before: unknown;
  after: unknown;
}

type Item = { id: string } & Record<string, unknown>;

/** What differs, in lines that can be read. */
export const linesOf = (before: Changes, after: Changes): Line[] =>
  (Object.keys(after) as SettingName[]).flatMap((name) => ofSetting(name, before[name], after[name]));

/** The names of the settings whose values differ, with the new value. */
export const differing = (before: Changes, after: Changes): Changes =>
  Object.fromEntries(
    (Object.keys(after) as SettingName[])
      .filter((name) => !same(before[name], after[name]))
      .map((name) => [name, after[name]]),
  );

function ofSetting(name: SettingName, before: unknown, after: unknown): Line[] {
  if (same(before, after)) return [];
  if (isItems(before) && isItems(after)) return ofItems(name, before, after);
  if (/^(fictional|page)_/.test(name) && isObject(before) && isObject(after)) {
    return keysOf(before, after).flatMap((item) => line({ name, item, before: before[item], after: after[item] }));
  }
  return [{ name, before, after }];
}

// All that a new brand has of its own is told.
const EMPTY_BRAND = { domains: [], overrides: {}, prices: [] };

function ofItems(name: SettingName, before: Item[], after: Item[]): Line[] {
  const ids = [...new Set([...after, ...before].map(({ id }) => id))];
  const kept = (items: Item[], others: Item[]) =>
    items.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  return [
    ...ids.flatMap((item) => {
      const was = before.find(({ id }) => id === item);
      const is = after.find(({ id }) => id === item);
      if (was && is) return ofItem(name, item, was, is);
      const own = !was && is?.overrides ? ofItem(name, item, { id: item, ...EMPTY_BRAND }, is) : [];
      return own.length > 0 ? own : [{ name, item, before: was, after: is }];
    }),
    ...line({ name, field: 'order', before: kept(before, after), after: kept(after, before) }),
  ];
}

const ofItem = (name: SettingName, item: string, was: Item, is: Item): Line[] =>
  keysOf(was, is).flatMap((field) =>
    field === 'overrides'
      ? ofParts(name, item, was.overrides as Item, is.overrides as Item)
      : line({ name, item, field, before: was[field], after: is[field] }),
  );

const ofParts = (name: SettingName, item: string, was: Item, is: Item): Line[] =>
  keysOf(was, is).flatMap((field) => line({ name, item, field, before: was[field], after: is[field] }));

const line = (one: Line): Line[] => (same(one.before, one.after) ? [] : [one]);
const keysOf = (was: object, is: object) => [...new Set([...Object.keys(was), ...Object.keys(is)])];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isItems = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && 'id' in one);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
