/** A number of credits as somebody types it; undefined: it is none. */
export const wholeCredits = (typed: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed.trim()) : undefined;
