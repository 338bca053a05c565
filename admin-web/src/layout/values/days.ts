const DAY_FIELD = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days that lists can be filtered by: years of four digits that begin with 20. */
export const isFilterDay = (day: string): boolean => DAY_FIELD.test(day) && day >= '2000-01-01' && day <= '2099-12-31';

/** When a day of a date field begins here, `later` days on. */
export function startOfDay(day: string, later = 0): string | undefined {
  const [, year, month, date] = DAY_FIELD.exec(day) ?? [];
  if (!year || !isFilterDay(day)) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString();
}

/** The day of a date field in which an instant lies here, `earlier` days before. */
export function dayOf(instant: string | undefined, earlier = 0): string {
  if (!instant) return '';
  const day = new Date(instant);
  day.setDate(day.getDate() - earlier);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** A day without a time, so that it is the same day everywhere. */
export const noonOf = (day: string): string => `${day}T12:00:00`;
