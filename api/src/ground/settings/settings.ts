import { defineStream, invalidInput } from '../../kernel/domain.js';
import { changedParts, same, withParts } from './changed-parts.js';
import { settingsOutdated } from './settings.errors.js';
import type { SettingsChanged } from './settings.events.js';
import { problemsOf } from './settings.rules.js';
import { settingsUpcasters } from './settings.upcasters.js';
import { DEFAULTS, type SettingsValues } from './settings.values.js';

export interface SettingsState {
  /** The number of changes so far. */
  version: number;
  /** The values the operator has changed; all others keep their defaults from the code. */
  changed: Partial<SettingsValues>;
}

export const settings = defineStream<SettingsState, SettingsChanged>({
  type: 'settings',
  revision: 5,
  upcasters: settingsUpcasters,
  initial: { version: 0, changed: {} },
  evolve: (state, event) => {
    switch (event.type) {
      case 'SettingsChanged':
        return { version: state.version + 1, changed: after(state.changed, event.data.before, event.data.changes) };
    }
  },
});

/** The only stream: an installation has one set of settings. */
export const siteSettings = settings.of('site');

export const valuesOf = ({ changed }: SettingsState): SettingsValues => ({ ...DEFAULTS, ...changed });

export interface Change {
  changes: Partial<SettingsValues>;
  /** The version the editor has seen; null to apply the change to any version. */
  version: number | null;
  reason: string | null;
  restores: number | null;
  at: string;
  /** Of a raise: who proposed it, or that there was nobody else. */
  raised?: Pick<SettingsChanged['data'], 'proposedBy' | 'alone'>;
}

/** Bounds that keep one person from acting alone: to raise one takes two, to lower it nobody else (ADM-04). */
const BOUNDS = ['fourEyesAbove', 'goodwillLimit'] as const satisfies (keyof SettingsValues)[];
type Bounds = Partial<Pick<SettingsValues, (typeof BOUNDS)[number]>>;
export interface Raise {
  before: Bounds;
  changes: Bounds;
}

/** What these changes raise; nothing if no bound. */
export function raiseIn(before: SettingsValues, changes: Partial<SettingsValues>): Raise | undefined {
  const raised = BOUNDS.filter((name) => (changes[name] ?? 0) > before[name]);
  return raised.length === 0 ? undefined : { before: pick(before, raised), changes: pick(changes, raised) };
}

/** Whether these changes could raise one. */
export const namesBound = (changes: Partial<SettingsValues>): boolean => BOUNDS.some((name) => name in changes);

/** Nobody has changed these bounds since. */
export const stillAt = (values: SettingsValues, bounds: Bounds): boolean =>
  BOUNDS.every((name) => bounds[name] === undefined || bounds[name] === values[name]);

export function changeSettings(state: SettingsState, change: Change): SettingsChanged[] {
  const { version, reason, restores, at, raised } = change;
  if (version !== null && version !== state.version) throw settingsOutdated({ version: state.version });
  const before = valuesOf(state);
  const names = (Object.keys(change.changes) as (keyof SettingsValues)[]).filter(
    (name) => !same(before[name], change.changes[name]),
  );
  if (names.length === 0) return [];
  const changes = pick(change.changes, names);
  const problems = problemsOf({ ...before, ...changes }, before);
  if (problems.length > 0) throw invalidInput(problems);
  const parts = names.map((name): [string, [unknown, unknown]] => [
    name,
    // At first whole, for the defaults in the code may change later.
    name in state.changed ? changedParts(name, before[name], changes[name]) : [before[name], changes[name]],
  ]);
  const data = {
    changes: Object.fromEntries(parts.map(([name, [, is]]) => [name, is])),
    before: Object.fromEntries(parts.map(([name, [was]]) => [name, was])),
  };
  return [{ type: 'SettingsChanged', data: { ...data, reason, restores, ...raised, changedAt: at } }];
}

/** The values before these changes, which are given newest first. */
export const undone = (values: SettingsValues, events: Pick<SettingsChanged, 'data'>[]): SettingsValues =>
  events.reduce((later, { data }) => after(later, data.changes, data.before), values);

/** Values whose parts `was` became `is`. */
const after = <V extends Partial<SettingsValues>>(
  values: V,
  was: Partial<SettingsValues>,
  is: Partial<SettingsValues>,
): V => ({
  ...values,
  ...Object.fromEntries(
    (Object.keys(is) as (keyof SettingsValues)[]).map((name) => [
      name,
      name in values ? withParts(values[name], was[name], is[name]) : is[name],
    ]),
  ),
});

const pick = (values: Partial<SettingsValues>, names: (keyof SettingsValues)[]): Partial<SettingsValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
