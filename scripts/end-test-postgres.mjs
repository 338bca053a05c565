import { stop } from './test-postgres.mjs';

/** Jest's global teardown. */
export default stop;
