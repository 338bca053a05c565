import type { TrackingDto } from './user.dto.js';

/** As it is kept with the account, or null where nothing was told. */
export function trackingText(tracking: TrackingDto = {}): string | null {
  const told = Object.entries(tracking).filter(([, value]) => value !== '');
  return told.length > 0 ? JSON.stringify(Object.fromEntries(told)) : null;
}
