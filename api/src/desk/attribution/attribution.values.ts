import { SOURCE_FIELDS } from '../../meeting/sign-up/domain.js';

/** What the report can be grouped by. */
export const DIMENSIONS = [...SOURCE_FIELDS, 'country', 'day'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** `event`: a step counts on the day that it was done; `sign_up`: all steps of a person count on the day of sign-up. */
export const BASES = ['event', 'sign_up'] as const;
export type Basis = (typeof BASES)[number];

/** Fewer people than this are never shown apart (ADM-10). */
export const FEWEST = 5;
