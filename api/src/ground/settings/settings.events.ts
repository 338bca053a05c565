import type { Event } from '../../kernel/index.js';
import type { SettingsValues } from './settings.values.js';

export type SettingsChanged = Event<
  'SettingsChanged',
  {
    /** Only what changed, and what it was before. */
    changes: Partial<SettingsValues>;
    before: Partial<SettingsValues>;
    reason: string | null;
    /** The version whose values came back. */
    restores: number | null;
    changedAt: string;
  }
>;
