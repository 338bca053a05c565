import { defineError } from '../kernel/index.js';

/** `name`: whom the member was writing to, where there is such a person. */
export const insufficientCredits = defineError<{ price: number; balance: number; name?: string }>(
  'insufficient_credits',
  402,
);
