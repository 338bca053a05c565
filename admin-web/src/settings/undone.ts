import type { Settings, SettingsChange } from './setting';

/**
 * The settings without one change: what it changed is as it was before, and what was changed since stays. A package, gift
 * or method that came with it stays as well, for nothing is ever removed.
 */
export function undone(now: Settings, { before, after }: Pick<SettingsChange, 'before' | 'after'>): Partial<Settings> {
  const names = Object.keys(before).filter((name) => name in now) as (keyof Settings)[];
  return Object.fromEntries(
    names.map((name) => [name, back(now[name], (before as Settings)[name], (after as Settings)[name])]),
  );
}

type Value = unknown;

function back(now: Value, before: Value, after: Value): Value {
  if (isListOfItems(now) && isListOfItems(before) && isListOfItems(after)) {
    return now.map((item) => {
      const [was, became] = [before, after].map((list) => list.find(({ id }) => id === item.id));
      return was && became ? back(item, was, became) : item;
    });
  }
  if (same(now, after)) return before;
  if (isObject(now) && isObject(before) && isObject(after)) {
    return Object.fromEntries(
      Object.entries(now).map(([name, value]) => [
        name,
        name in before && name in after ? back(value, before[name], after[name]) : value,
      ]),
    );
  }
  return now;
}

const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);
const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfItems = (value: Value): value is Record<string, Value>[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isObject(one) && 'id' in one);
