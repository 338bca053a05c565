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

/** What has been answered so far, in the order of the questions; anybody may have written what an entry carries. */
export function readAnswered(state: unknown): Partial<Answers> {
  const { age, appearance } = (state ?? {}) as Record<string, unknown>;
  const known = AGES.find((one) => one === age);
  const look = APPEARANCES.find((one) => one === appearance);
  return { ...(known && { age: known }), ...(known && look && { appearance: look }) };
}

/** The answers that came along with the way here, if they are all there. */
export function readAnswers(state: unknown): Answers | undefined {
  const { age, appearance } = readAnswered(state);
  return age && appearance && { age, appearance };
}
