import type { TrackingDto } from './user.dto.js';

/** The text stored with the account; null if there is no tracking data. */
export function trackingText(tracking: TrackingDto = {}): string | null {
  const told = Object.entries(tracking).filter(([, value]) => value !== '');
  return told.length > 0 ? JSON.stringify(Object.fromEntries(told)) : null;
}
