export { Candidates } from './candidates.js';
export { DiscoveryModule } from './discovery.module.js';
export { Newcomers } from './newcomers.js';
