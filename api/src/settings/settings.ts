import { defineStream, invalidInput, type FieldError } from '../kernel/index.js';
import type { SettingsChanged } from './settings.events.js';
import { DEFAULTS, type SettingsValues } from './settings.values.js';

/** What the operator has changed; everything else keeps the default of the code. */
export type SettingsState = Partial<SettingsValues>;

export const settings = defineStream<SettingsState, SettingsChanged>({
  type: 'settings',
  revision: 1,
  initial: {},
  evolve: (state, event) => {
    switch (event.type) {
      case 'SettingsChanged':
        return { ...state, ...event.data.changes };
    }
  },
});

/** One set of settings an installation. */
export const siteSettings = settings.of('site');

export const valuesOf = (state: SettingsState): SettingsValues => ({ ...DEFAULTS, ...state });

export function changeSettings(state: SettingsState, changes: Partial<SettingsValues>): SettingsChanged[] {
  const before = valuesOf(state);
  const changed = Object.fromEntries(
    Object.entries(changes).filter(([key, value]) => !same(before[key as keyof SettingsValues], value)),
  );
  if (Object.keys(changed).length === 0) return [];
  const problems = problemsOf({ ...before, ...changed });
  if (problems.length > 0) throw invalidInput(problems);
  return [{ type: 'SettingsChanged', data: { changes: changed } }];
}

/** What a schema of single fields cannot see. Adults only: the age can be raised, never lowered (ACC-02). */
function problemsOf(values: SettingsValues): FieldError[] {
  const { locales, packages, paymentMethods } = values;
  const rules: [field: string, kept: boolean][] = [
    ['min_age', values.minAge >= 18],
    ['default_locale', locales.includes(values.defaultLocale)],
    ['domain_language', locales.includes(values.domainLanguage)],
    ['name_length', ordered(values.nameLength)],
    ['password_length', ordered(values.passwordLength)],
    ['message_length', ordered(values.messageLength)],
    ['packages', unique(packages.map(({ id }) => id)) && packages.filter(({ popular }) => popular).length <= 1],
    ['payment_methods', unique(paymentMethods)],
  ];
  return rules.filter(([, kept]) => !kept).map(([field]) => ({ field, code: 'invalid' }));
}

const ordered = ({ min, max }: { min: number; max: number }) => min >= 1 && min <= max;
const unique = (ids: string[]) => new Set(ids).size === ids.length;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
