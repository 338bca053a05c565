import { hash } from 'node:crypto';
import type { SourceField } from '../../meeting/sign-up/domain.js';

/** A visitor's source as steps keep it: null stands for what too few visits told to be kept. */
export type CountedSource = { readonly [Field in SourceField]?: string | null };

/** Names a value of a field, whose text may be too long for a key. */
export const hashOf = (field: SourceField, value: string): string =>
  hash('sha256', JSON.stringify([field, value]), 'base64url');
