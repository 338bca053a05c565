import type { Event } from '../../kernel/domain.js';
import type { SettingsValues } from './settings.values.js';

export type SettingsChanged = Event<
  'SettingsChanged',
  {
    /**
     * Only the changed values, and their previous values. Of texts by language only the languages that changed, of lists
     * whose order stays only what changed in them, unless it is the setting's first change.
     */
    changes: Partial<SettingsValues>;
    before: Partial<SettingsValues>;
    reason: string | null;
    /** The version whose values were restored. */
    restores: number | null;
    /** A bound was raised, on this person's proposal, which the actor agreed to; or for want of anybody else. */
    proposedBy?: string;
    alone?: true;
    changedAt: string;
  }
>;
