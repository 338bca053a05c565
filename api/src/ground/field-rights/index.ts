export { fieldsOfAnswer, withheldFields, without } from './answer-fields.js';
export { FIELD_KINDS, kindOfField, NAMED_FIELDS, RESOURCE_FIELDS, resourceOf, seesKind } from './fields-by-role.js';
