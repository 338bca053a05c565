export const AGES = ['young', 'old'] as const;
export const APPEARANCES = ['normal', 'sexy'] as const;

/**
 * What a visitor says of themself and sees again with the matches. The answer about race is not among it, so that it
 * can neither be kept nor sent nor filter anything (DSC-07).
 */
export interface Answers {
  age: (typeof AGES)[number];
  appearance: (typeof APPEARANCES)[number];
}

/** The ages of the members to be shown: 18-35, or 35 and older. */
export const agesFor = (age: Answers['age'] | undefined): { min_age?: number; max_age?: number } =>
  age === undefined ? {} : age === 'young' ? { max_age: 35 } : { min_age: 35 };

/** The answers that came along with the way here, which anybody may have written. */
export function readAnswers(state: unknown): Answers | undefined {
  const { age, appearance } = (state ?? {}) as Record<string, unknown>;
  const known = AGES.find((one) => one === age);
  const look = APPEARANCES.find((one) => one === appearance);
  return known && look && { age: known, appearance: look };
}
