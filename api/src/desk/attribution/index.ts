export { Days } from './days.js';
export { AttributionModule } from './attribution.module.js';
