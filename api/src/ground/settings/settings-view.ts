import type { Brand, BrandableValues, SettingsValues } from './settings.values.js';

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;
/** The same under the names that fields have over HTTP. */
export type View<Values> = { [Name in keyof Values as Snake<Name & string>]: Values[Name] };
export type BrandView = Omit<Brand, 'overrides'> & { overrides: Partial<View<BrandableValues>> };

/** The settings as the console reads and sends them. */
export type SettingsView = Omit<View<SettingsValues>, 'brands'> & { brands: BrandView[] };

export const toView = (values: Partial<SettingsValues>): Partial<SettingsView> => renamed(values, snakeCase);
export const toWholeView = (values: SettingsValues): SettingsView => toView(values) as SettingsView;
export const fromView = (view: Partial<SettingsView>): Partial<SettingsValues> => renamed(view, camelCase);

type Branded = Pick<Brand, 'overrides'>;

/** Names consist of several words only at the top level and within a brand's overrides. */
const renamed = (object: object, rename: (name: string) => string): object =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [
      rename(name),
      name === 'brands' ? brands(value as Branded[], rename) : (value as unknown),
    ]),
  );
const brands = (all: Branded[], rename: (name: string) => string) =>
  all.map((brand) => ({ ...brand, overrides: renamed(brand.overrides, rename) }));
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
