export { DiscoveryModule } from './discovery.module.js';
export { Newcomers } from './newcomers.js';
