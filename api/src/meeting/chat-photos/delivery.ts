import type { SettingsValues } from '../../ground/settings/domain.js';
import { monthsLater } from '../../kernel/domain.js';
import type { ProfileState } from '../../members/profiles/domain.js';

/** An operator decides it, and whoever wants no uninspected photos gets none (CHT-11). */
export const isDeliveredFirst = (
  inspection: SettingsValues['photoInspection'],
  recipient: Pick<ProfileState, 'uninspectedPhotos'>,
): boolean => inspection === 'after' && recipient.uninspectedPhotos;

/** As long as a photo can be seen it can be reported, and what was paid for it come back. */
export const returnableUntil = (now: Date, months: number): string => monthsLater(now, months).toISOString();
