import type { FieldError } from '../../kernel/domain.js';
import type { ReasonTemplate } from './reason-template.values.js';

/** Each rule has one text of the operator's. */
export const reasonTemplateProblems = (templates: readonly ReasonTemplate[]): FieldError[] =>
  templates.flatMap(({ id }, i) =>
    templates.findIndex((one) => one.id === id) < i ? [{ field: `reason_templates.${i}.id`, code: 'duplicate' }] : [],
  );
