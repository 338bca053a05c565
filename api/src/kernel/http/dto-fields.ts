import { getMetadataStorage, ValidationTypes, type ValidationArguments } from 'class-validator';
import type { Dto, FieldContext } from './dto.js';

/** One class-validator rule of a field, as declared by its decorator. */
export interface Rule {
  name: string;
  constraints: unknown[];
  /** True if the rule applies to each item of a list rather than to the list. */
  each: boolean;
  context: FieldContext;
  /** Runs class-validator's check. */
  holds(value: unknown): boolean;
}

export interface Field {
  name: string;
  /** In source order. */
  rules: Rule[];
  /** The rule for a nested DTO class: an object, or each item of a list. */
  nested: Rule | undefined;
  /** Whether the rules apply: not if the field is optional and absent. */
  asked(body: object, value: unknown): boolean;
  undefinable: boolean;
  nullable: boolean;
}

type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Condition = (body: object, value: unknown) => boolean;

/** The rules of a class, after those of the classes it extends. */
function metadatasOf(dto: Dto): Metadata[] {
  const all = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
  return [...all.filter(({ target }) => target !== dto), ...all.filter(({ target }) => target === dto)];
}

/** The fields of a class, read from class-validator's metadata storage. */
export const fieldsOf = (dto: Dto): Field[] =>
  Object.entries(getMetadataStorage().groupByPropertyName(metadatasOf(dto))).map(([name, metadatas]) =>
    fieldOf(name, metadatas),
  );

/** The conditions under which the fields of a class are validated. */
export const conditionsOf = (dto: Dto): Metadata[] => metadatasOf(dto).filter(isCondition);

const isCondition = ({ type }: Metadata) => type === ValidationTypes.CONDITIONAL_VALIDATION;

function fieldOf(name: string, metadatas: Metadata[]): Field {
  // Decorators run from last to first.
  const rules = metadatas.toReversed();
  const conditions = rules.filter(isCondition).map(({ constraints }) => constraints[0] as Condition);
  const asked: Condition = (body, value) => conditions.every((holds) => holds(body, value));
  const nested = rules.find(({ type }) => type === ValidationTypes.NESTED_VALIDATION);
  return {
    name,
    rules: rules.filter(({ type }) => type === ValidationTypes.CUSTOM_VALIDATION).map(ruleOf),
    nested: nested && ruleOf(nested),
    asked,
    undefinable: !asked({}, undefined),
    nullable: !asked({ [name]: null }, null),
  };
}

function ruleOf(metadata: Metadata): Rule {
  const { constraintCls, constraints, propertyName: property, each } = metadata;
  const [constraint] = getMetadataStorage().getTargetValidatorConstraints(constraintCls);
  const told: Omit<ValidationArguments, 'value'> = { constraints, property, targetName: '', object: {} };
  return {
    name: constraint?.name ?? metadata.type,
    constraints: constraints ?? [],
    each: each === true,
    context: (metadata.context ?? {}) as FieldContext,
    holds: (value) => constraint === undefined || constraint.instance.validate(value, { ...told, value }) === true,
  };
}
