import type { Event } from '../kernel/index.js';
import type { SettingsValues } from './settings.values.js';

/** Only what changed. */
export type SettingsChanged = Event<'SettingsChanged', { changes: Partial<SettingsValues> }>;
