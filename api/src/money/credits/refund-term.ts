/** How many days a purchase is refundable, and the seller's time zone, in which the days are counted. */
export interface RefundTerm {
  days: number;
  timeZone: string;
}

const DAY = 24 * 60 * 60 * 1000;
const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay());

/**
 * The last instant at which a refund can be requested, counted as Regulation 1182/71 does: the day of payment does not
 * count, the last day counts until midnight, and a term that ends on a weekend runs through Monday (decision 23).
 */
export function lastInstantOf(boughtAt: string, { days, timeZone }: RefundTerm): Date {
  const bought = Date.parse(shownIn(timeZone, Date.parse(boughtAt)).slice(0, 10));
  let last = bought + days * DAY;
  while (isWeekend(last)) last += DAY;
  return new Date(beginning(last + DAY, timeZone) - 1);
}

/** The instant at which a day, given as its midnight in UTC, begins in the time zone. */
function beginning(day: number, timeZone: string): number {
  const about = day - aheadOfUtc(day, timeZone);
  // The UTC offset may change between the two midnights.
  return day - aheadOfUtc(about, timeZone);
}

const aheadOfUtc = (instant: number, timeZone: string): number =>
  Date.parse(`${shownIn(timeZone, instant).replace(' ', 'T')}Z`) - instant;

// Cached, because constructing a formatter costs more than all uses of it.
const clocks = new Map<string, Intl.DateTimeFormat>();
function shownIn(timeZone: string, instant: number): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    clocks.set(timeZone, clock);
  }
  return clock.format(instant);
}
