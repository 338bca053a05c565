export type BirthDate = { day: string; month: string; year: string };

/** The date as YYYY-MM-DD, or the code of what is wrong with it. */
export function readBirthDate(
  parts: BirthDate,
  minAge: number,
  today = new Date(),
): { date: string } | { code: string } {
  const [day, month, year] = [parts.day, parts.month, parts.year].map((part) => part.trim());
  if (!day || !month || !year) return { code: 'date_of_birth_required' };
  if (!/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year)) return { code: 'invalid_date_of_birth' };

  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1;
  if (!exists || Number(year) < today.getFullYear() - 120 || date > today) return { code: 'invalid_date_of_birth' };
  if (ageOn(date, today) < minAge) return { code: 'too_young' };
  return { date: date.toISOString().slice(0, 10) };
}

function ageOn(birth: Date, today: Date) {
  const years = today.getFullYear() - birth.getUTCFullYear();
  const before =
    today.getMonth() < birth.getUTCMonth() ||
    (today.getMonth() === birth.getUTCMonth() && today.getDate() < birth.getUTCDate());
  return before ? years - 1 : years;
}
