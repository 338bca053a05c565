import { defineUpcasters } from '../../kernel/domain.js';
import type { SignupMessageWritten } from './starts.events.js';

type SignupMessageV1 = Omit<SignupMessageWritten['data'], 'price'>;

export const startsUpcasters = defineUpcasters({
  // Its writer was shown no price, so it takes none (MNY-12).
  SignupMessageWritten: { 1: (old: SignupMessageV1): SignupMessageWritten['data'] => ({ ...old, price: 0 }) },
});
