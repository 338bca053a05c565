import { getMetadataStorage, ValidationTypes, type ValidationArguments } from 'class-validator';
import type { Dto, FieldContext } from './dto.js';

/** One rule of class-validator on a field, as its decorator wrote it down. */
export interface Rule {
  name: string;
  constraints: unknown[];
  /** Of each item of a list, not of the list. */
  each: boolean;
  context: FieldContext;
  /** What class-validator says of a value. */
  holds(value: unknown): boolean;
}

export interface Field {
  name: string;
  /** In the order in which they are written. */
  rules: Rule[];
  /** A class of its own, for an object or for each item of a list. */
  nested: Rule | undefined;
  /** Whether the rules are asked at all: not of a field that is left out and may be. */
  asked(body: object, value: unknown): boolean;
  undefinable: boolean;
  nullable: boolean;
}

type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Condition = (body: object, value: unknown) => boolean;

/** What is written on the fields of a class, after what is on those of the ones that it extends. */
function metadatasOf(dto: Dto): Metadata[] {
  const all = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
  return [...all.filter(({ target }) => target !== dto), ...all.filter(({ target }) => target === dto)];
}

/** The fields of a class, read from class-validator's own storage. */
export const fieldsOf = (dto: Dto): Field[] =>
  Object.entries(getMetadataStorage().groupByPropertyName(metadatasOf(dto))).map(([name, metadatas]) =>
    fieldOf(name, metadatas),
  );

/** When the fields of a class are asked at all. */
export const conditionsOf = (dto: Dto): Metadata[] => metadatasOf(dto).filter(isCondition);

const isCondition = ({ type }: Metadata) => type === ValidationTypes.CONDITIONAL_VALIDATION;

function fieldOf(name: string, metadatas: Metadata[]): Field {
  // Decorators run from the last to the first.
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
