import type { Changes, Icebreakers } from './setting';

/** Lines without what was left empty between them; everything else as it was typed. */
export function tidy(changes: Changes): Changes {
  const tidied = Object.entries(changes).map(([name, value]) => [name, isLines(value) ? lines(value) : value]);
  const texts = Object.fromEntries(tidied) as Changes;
  const whole = {
    ...texts,
    ...(changes.icebreakers && { icebreakers: written(changes.icebreakers) }),
    ...(changes.complaint_templates && { complaint_templates: written(changes.complaint_templates) }),
  };
  if (!changes.brands) return whole;
  const brands = changes.brands.map((brand) => ({
    ...brand,
    domains: lines(brand.domains),
    overrides: tidy(brand.overrides),
  }));
  return { ...whole, brands };
}

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
export const lines = (all: string[]) => all.map((one) => one.trim()).filter(Boolean);
/** A language in which nothing is left is as one in which nothing was written. */
const written = (all: Icebreakers): Icebreakers =>
  Object.fromEntries(
    Object.entries(all)
      .map(([locale, one]) => [locale, lines(one)] as const)
      .filter(([, one]) => one.length > 0),
  );
