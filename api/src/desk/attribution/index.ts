export { TrackingDto } from './tracking.dto.js';
export { trackingText } from './tracking.js';
