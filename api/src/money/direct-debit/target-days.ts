import { dayIn } from '../../members/profiles/domain.js';

const DAY = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Easter Sunday by the Gregorian computus, as an instant at midnight UTC. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** Whether banks settle euros on this day (the TARGET calendar). */
export function isTargetDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  const weekday = new Date(at).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const sunday = easter(Number(day.slice(0, 4)));
  const moving = [sunday - 2 * DAY, sunday + DAY].map(dayOf);
  return !['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5)) && !moving.includes(day);
}

/**
 * The collection day of a debit (MNY-04); page, mandate, mail and file all use this rule. The first TARGET day that is
 * at least `days` whole days after today, in the creditor's time zone.
 */
export function collectionDay(now: Date, days: number, timeZone: string): string {
  let at = Date.parse(`${dayIn(timeZone, now)}T00:00:00Z`) + days * DAY;
  while (!isTargetDay(dayOf(at))) at += DAY;
  return dayOf(at);
}

/** The bank must receive a debit one day before its collection. */
export const soonestDay = (now: Date, timeZone: string): string => collectionDay(now, 1, timeZone);
