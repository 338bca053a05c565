import type { Changes, SettingName } from './setting';

/** One line of what changes: a setting, or a part of one. */
export interface Line {
  name: SettingName;
  /** Of a list, whose part. */
  item?: string;
  field?: string;
  /** Of a text, in which language. */
  language?: string;
  before: unknown;
  after: unknown;
}

export type Item = { id: string } & Record<string, unknown>;
type Place = Omit<Line, 'before' | 'after'>;

/** What the line of something that is new leaves out, as it is where nothing was said. */
const UNSAID: Partial<Record<SettingName, object>> = {
  packages: { prices: [], popular: false, retired: false },
  payment_methods: { countries: [], from: null, until: null, costs: [] },
  gifts: { name: {}, retired: false },
  own_interests: { name: {}, retired: false },
  reason_templates: { text: {} },
  mail_texts: { words: {} },
  landers: { picture: null, video: null, gender: null, country: null },
  brands: { overrides: {}, prices: [] },
};

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
  return ofValue({ name }, name, before, after);
}

/** Of a text in several languages, a line for each that differs. */
function ofValue(place: Place, name: string, before: unknown, after: unknown): Line[] {
  const isTexts =
    /^(fictional|page|complaint)_|^(name|words|text|icebreakers)$/.test(name) && (isObject(before) || isObject(after));
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const languages = isTexts ? keysOf(was, is) : [];
  if (languages.length === 0) return line({ ...place, before, after });
  return languages.flatMap((language) => line({ ...place, language, before: was[language], after: is[language] }));
}

function ofItems(name: SettingName, before: Item[], after: Item[]): Line[] {
  const ids = [...new Set([...after, ...before].map(({ id }) => id))];
  const kept = (items: Item[], others: Item[]) =>
    items.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  return [
    ...ids.flatMap((item) => {
      const was = before.find(({ id }) => id === item);
      const is = after.find(({ id }) => id === item);
      if (was && is) return ofItem(name, item, was, is);
      return [
        { name, item, before: was, after: is },
        ...(is ? ofItem(name, item, { ...is, ...UNSAID[name] }, is) : []),
      ];
    }),
    ...line({ name, field: 'order', before: kept(before, after), after: kept(after, before) }),
  ];
}

const ofItem = (name: SettingName, item: string, was: Item, is: Item): Line[] =>
  keysOf(was, is).flatMap((field) =>
    field === 'overrides'
      ? ofItem(name, item, was.overrides as Item, is.overrides as Item)
      : ofValue({ name, item, field }, field, was[field], is[field]),
  );

const line = (one: Line): Line[] => (same(one.before, one.after) ? [] : [one]);
const keysOf = (was: object, is: object) => [...new Set([...Object.keys(was), ...Object.keys(is)])];
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isItems = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && 'id' in one);
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
