/** The reader's own zone, in which every instant of the console is shown and typed. */
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const formats = new Map<string, Intl.DateTimeFormat>();
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en', {
    ...parts,
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
    calendar: 'iso8601',
    timeZone,
  });
  formats.set(timeZone, made);
  return made;
}

/** What the clock shows there, as if it were UTC. */
function clock(time: number, zone: string): number {
  const parts = Object.fromEntries(
    clockIn(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'fractionalSecond', number>;
  const { year, month, day, hour, minute, second, fractionalSecond } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second, fractionalSecond);
}

/** As a field for day and time has it: `2026-03-29T03:30`. Seconds and thousandths only where there are some. */
export const writtenAs = (instant: string, zone = here()): string =>
  new Date(clock(Date.parse(instant), zone)).toISOString().replace(/(?::00)?\.000Z$|Z$/, '');

const DAY = 86_400_000;
const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;

/**
 * The instants (ISO 8601, UTC) at which the clock shows what was typed into such a field, the earlier first: one, two in
 * the hour that comes twice in autumn, none in the hour that spring leaves out, or where nothing whole was typed.
 */
export function instantsOf(typed: string, zone = here()): string[] {
  const shown = TYPED.test(typed) ? Date.parse(`${typed}Z`) : NaN;
  if (Number.isNaN(shown)) return [];
  // The clock is changed at most once in two days, so one of these is how far it is from UTC then.
  const offsets = [shown - DAY, shown + DAY].map((time) => clock(time, zone) - time);
  const times = [...new Set(offsets.map((offset) => shown - offset))].filter((time) => clock(time, zone) === shown);
  return times.sort((one, other) => one - other).map((time) => new Date(time).toISOString());
}
