export { TrackingDto } from './tracking.dto.js';
export { trackingText } from './tracking.js';
export { Days } from './days.js';
