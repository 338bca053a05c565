import type { Money } from '../settings/domain.js';

/** Of each kind at most so many are shown to whoever looks for something. */
export const MOST_FOUND = 6;

/** One record that somebody looked for (ADM-08), of which every kind says as much as it has. */
export interface Found {
  id: string;
  /** What was typed belongs to this one alone. */
  exact: boolean;
  /** A name, number or code; null: it has none but its id. */
  title?: string | null;
  /** What tells it from others: an address, a reference. */
  detail?: string | null;
  status?: string | null;
  amount?: Money | null;
  /** ISO 8601: when it began. */
  at?: string | null;
}
