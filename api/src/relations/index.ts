export { relationOf } from './relation.js';
export { notYourself } from './relations.errors.js';
export { RelationsModule } from './relations.module.js';
export { Relations } from './relations.js';
