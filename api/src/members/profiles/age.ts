/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

interface Today {
  format: Intl.DateTimeFormat;
  /** Since 1970. */
  second: number;
  day: Day;
}

// Creating a formatter costs far more than using one, and using one more than a card can bear: there is one per time
// zone, with what it said last. A day begins on a full second everywhere.
const days = new Map<string, Today>();

/** The current date in a time zone. */
export function dayIn(timeZone: string, now: Date): Day {
  let last = days.get(timeZone);
  if (!last) {
    const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    last = { format, second: NaN, day: '' };
    days.set(timeZone, last);
  }
  const second = Math.floor(now.getTime() / 1000);
  if (second !== last.second) {
    const parts = last.format.formatToParts(now).map(({ type, value }) => [type, value]);
    const { year, month, day } = Object.fromEntries(parts) as Record<string, string>;
    Object.assign(last, { second, day: `${year}-${month}-${day}` });
  }
  return last.day;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets are valid here too, but do not include daylight saving time.
    return /^[A-Z]/.test(name);
  } catch {
    return false;
  }
}

export function isDay(text: string): boolean {
  const [year = '', month = '', day = ''] = text.match(/^(\d{4})-(\d{2})-(\d{2})$/)?.slice(1) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return text !== '' && date.toISOString().slice(0, 10) === text;
}

/** Age in full years on a day. For people born on 29 February the birthday in common years is 1 March. */
export function ageOn(today: Day, dateOfBirth: Day): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
