import { sourceOf, type Source } from './source.js';
import type { TrackingDto } from './tracking.dto.js';

/** What a member's sealed tracking data says. */
export interface Tracking {
  source: Source;
  /**
   * Names the steps of this member in the report. It stands nowhere else: once the member's key is destroyed, nobody can
   * tell which steps were theirs. Null if there is nothing to hide.
   */
  journey: string | null;
}

/** The text sealed with the account; null if the visitor's address told nothing. */
export function trackingText(told: TrackingDto = {}, journey: string): string | null {
  const source = sourceOf(told);
  return Object.keys(source).length > 0 ? JSON.stringify({ ...source, journey }) : null;
}

/** @param text null if there is none, or if it can no longer be opened */
export function trackingIn(text: string | null): Tracking {
  if (text === null) return { source: {}, journey: null };
  const { journey = null, ...told } = JSON.parse(text) as Source & { journey?: string };
  return { source: sourceOf(told), journey };
}
