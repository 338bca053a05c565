export * from './domain.js';
export { TrackingDto } from './tracking.dto.js';
