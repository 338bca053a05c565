export { SOURCE_FIELDS, sourceOf, trackingIn, type Source, type SourceField } from './tracking.js';
