import type { Point } from '../../ground/places/index.js';
import type { Gender } from '../../members/profiles/domain.js';

/** In what order a search is answered (DSC-09). */
export const ORDERS = ['recommended', 'newest', 'nearest', 'last_active'] as const;
export type Order = (typeof ORDERS)[number];

/** A calendar day in UTC, `YYYY-MM-DD`. */
export type Day = string;

/** What an order knows of whoever searches. */
export interface Viewpoint {
  /** Where the viewer lives; undefined where that is not known, or not to be used. */
  here?: Point | undefined;
  country?: string;
  /** The viewer's own gender, and the one gender they look for; undefined where whom somebody seeks is not shown. */
  wishes?: { own: Gender; sought?: Gender };
}

/** A run of the list with one order of its own. A list is its stretches, one after the other. */
export interface Stretch {
  /** `town`: the nearest town first, within a town as by `active`. `active`: the last day here, then the newest. */
  by: 'joined' | 'active' | 'town';
  /** Only those who want whom the viewer is and are whom the viewer wants; false: only the others. */
  wanted?: boolean;
  /** Only those last here after this day … */
  activeAfter?: Day;
  /** … and no later than this one. */
  activeUntil?: Day;
}

/** Days since somebody was last here, from which on "lately" ends, and then "this month". */
const LATELY_DAYS = 7;
const MONTH_DAYS = 30;

/**
 * The stretches of an order. `recommended` is: those who look for somebody like the viewer before the others; of these
 * whoever was here in the last week, then in the last month, then the rest; each of them the nearest first. Every part
 * is something that a profile tells, and nothing is counted or weighed.
 */
export function stretchesOf(order: Order, { here, wishes }: Viewpoint, today: Day): Stretch[] {
  if (order === 'newest') return [{ by: 'joined' }];
  if (order === 'last_active') return [{ by: 'active' }];
  if (order === 'nearest') return [{ by: 'town' }];
  const sides: Pick<Stretch, 'wanted'>[] = wishes ? [{ wanted: true }, { wanted: false }] : [{}];
  // The last day here is in order of time already.
  if (!here) return sides.map((side) => ({ by: 'active', ...side }));
  const [week, month] = [daysBefore(today, LATELY_DAYS), daysBefore(today, MONTH_DAYS)];
  const spans = [{ activeAfter: week }, { activeAfter: month, activeUntil: week }, { activeUntil: month }];
  return sides.flatMap((side) => spans.map((span): Stretch => ({ by: 'town', ...side, ...span })));
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (day: Day, days: number): Day =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
