import { defineUpcasters } from '../../kernel/domain.js';
import type { SettingsChanged } from './settings.events.js';

type SettingsChangedV1 = SettingsChanged['data'];

/** What the cheapest gift costs follows from the catalogue since there is one. */
const withoutGiftCredits = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'giftCredits'));

export const settingsUpcasters = defineUpcasters({
  SettingsChanged: {
    1: (old: SettingsChangedV1): SettingsChanged['data'] => ({
      ...old,
      changes: withoutGiftCredits(old.changes),
      before: withoutGiftCredits(old.before),
    }),
    // Whole values are parts as well.
    2: (old: SettingsChanged['data']): SettingsChanged['data'] => old,
  },
});
