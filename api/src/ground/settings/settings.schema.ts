import { answerOf } from '../../kernel/index.js';
import { SettingsDto } from './settings.dto.js';
import type { Brand as BrandValues, SettingsValues } from './settings.values.js';

/** The settings as the console reads and sends them. */
export const SettingsSchema = answerOf(SettingsDto);
export type SettingsView = SettingsDto;

export const toView = (values: Partial<SettingsValues>): Partial<SettingsView> => renamed(values, snakeCase);
export const toWholeView = (values: SettingsValues): SettingsView => toView(values) as SettingsView;
export const fromView = (view: Partial<SettingsView>): Partial<SettingsValues> => renamed(view, camelCase);

type Branded = Pick<BrandValues, 'overrides'>;

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
