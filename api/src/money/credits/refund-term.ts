/** How many days a purchase can be asked back, by the calendar of whom it was bought from. */
export interface RefundTerm {
  days: number;
  timeZone: string;
}

const DAY = 24 * 60 * 60 * 1000;
const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay());

/**
 * The last instant at which it can be asked back. As the law counts (Regulation 1182/71): the day of the payment does
 * not count, the last one counts to its midnight, and one on a weekend is followed by the Monday (decision 0030).
 */
export function lastInstantOf(boughtAt: string, { days, timeZone }: RefundTerm): Date {
  const bought = Date.parse(shownIn(timeZone, Date.parse(boughtAt)).slice(0, 10));
  let last = bought + days * DAY;
  while (isWeekend(last)) last += DAY;
  return new Date(beginning(last + DAY, timeZone) - 1);
}

/** When a day, told by its midnight in UTC, begins on the clocks there. */
function beginning(day: number, timeZone: string): number {
  const about = day - aheadOfUtc(day, timeZone);
  // The clocks may change between the two midnights.
  return day - aheadOfUtc(about, timeZone);
}

const aheadOfUtc = (instant: number, timeZone: string): number =>
  Date.parse(`${shownIn(timeZone, instant).replace(' ', 'T')}Z`) - instant;

// Making one costs more than all that is done with it.
const clocks = new Map<string, Intl.DateTimeFormat>();
function shownIn(timeZone: string, instant: number): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    clocks.set(timeZone, clock);
  }
  return clock.format(instant);
}
