import type { Demo } from '../scripts/stack.mjs';

/** The site of this worker, which no other worker touches; undefined in the runner, where there is none yet. */
export const site = (JSON.parse(process.env.E2E_SITES ?? '[]') as Demo[])[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
