import { Type } from 'typebox';

export const WalletVersion = Type.Optional(
  Type.Integer({
    description:
      'How often the wallet had changed by then, as the live notice `credits` says too: the higher number is the ' +
      'newer balance. Not in answers that were kept before there was one',
  }),
);
