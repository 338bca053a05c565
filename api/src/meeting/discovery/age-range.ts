/** A calendar day, `YYYY-MM-DD`. */
type Day = string;

export interface BornBetween {
  /** Born after this day … */
  after?: Day;
  /** … and no later than this one. */
  until?: Day;
}

/** When someone of that age, at least `minAge` and at most `maxAge`, was born; agrees with `ageOn` on every day. */
export function bornBetween(today: Day, { minAge, maxAge }: { minAge?: number; maxAge?: number }): BornBetween {
  return {
    ...(maxAge !== undefined && { after: yearsBefore(today, maxAge + 1) }),
    ...(minAge !== undefined && { until: yearsBefore(today, minAge) }),
  };
}

/** Nobody was born on the 29 February of a common year, so the day before bounds the same people. */
function yearsBefore(today: Day, years: number): Day {
  const year = Number(today.slice(0, 4)) - years;
  const monthAndDay = today.slice(5);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${String(year).padStart(4, '0')}-${monthAndDay === '02-29' && !leap ? '02-28' : monthAndDay}`;
}
