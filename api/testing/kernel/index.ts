export { TestClock } from './clock.js';
export { testKernel, TEST_KEY } from './kernel.js';
export { clusterUrl, copyOfDatabase, leaveOutReadModels, testDatabase } from './postgres.js';
export { eventually } from './eventually.js';
export { sealedFor } from './sealed-for.js';
