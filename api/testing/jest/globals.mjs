/** `@jest/globals` for test files that Node loads; loaded anew for each, as what it exports belongs to the file. */
export const FILE_UNDER_TEST = Symbol.for('dating.file-under-test');

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } =
  globalThis[FILE_UNDER_TEST] ?? {};
