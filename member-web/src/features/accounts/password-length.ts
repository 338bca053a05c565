/** In characters, as the server counts them: one that takes two places in memory is still one. */
export function fits(password: string, { min, max }: { min: number; max: number }): boolean {
  const { length } = [...password];
  return length >= min && length <= max;
}
