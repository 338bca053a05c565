import type { Changes } from './setting';

/** Lines without what was left empty between them; everything else as it was typed. */
export function tidy(changes: Changes): Changes {
  const tidied = Object.entries(changes).map(([name, value]) => [name, isLines(value) ? lines(value) : value]);
  const whole = Object.fromEntries(tidied) as Changes;
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
const lines = (all: string[]) => all.map((one) => one.trim()).filter(Boolean);
