import { ARRAY_MAX_SIZE, ARRAY_MIN_SIZE, IS_INT, MAX, MAX_LENGTH, MIN, MIN_LENGTH } from 'class-validator';
import type { FieldError } from '../errors.js';
import type { Dto } from './dto.js';
import { fieldsOf, type Field, type Rule } from './dto-fields.js';
import { schemaOf } from './dto-schema.js';
import { unfitIn } from './unfit.js';

/** The parameters reported for each kind of bound, by the type of value it applies to. */
const BOUNDS: { of: (value: unknown) => boolean; told: Record<string, string> }[] = [
  { of: (value) => typeof value === 'number', told: { [MIN]: 'minimum', [MAX]: 'maximum' } },
  { of: (value) => typeof value === 'string', told: { [MIN_LENGTH]: 'min_length', [MAX_LENGTH]: 'max_length' } },
  { of: (value) => Array.isArray(value), told: { [ARRAY_MIN_SIZE]: 'min_items', [ARRAY_MAX_SIZE]: 'max_items' } },
];
const SIZES = [MAX_LENGTH, ARRAY_MAX_SIZE];

/** Errors found in a body. Size errors are kept apart: if there are any, only they are reported. */
interface Findings {
  wrong: FieldError[];
  tooLarge: FieldError[];
}

interface Check {
  holds(value: unknown): boolean;
  report(at: string, value: unknown, found: Findings): void;
}

interface Part {
  field: Field;
  /** Size rules come first, so that no other rule processes an oversized value. */
  own: Check[];
  ofItems: Check[];
  nested: (() => Shape) | undefined;
  isList: boolean;
  inLowerCase: boolean;
}

const compiled = new WeakMap<Dto, Shape>();

/**
 * Validates a body and returns its errors per field; an empty list if it is valid, in which case its ids have been
 * converted to lower case. class-validator's rules decide. Rules are looked up once per class, size rules run first,
 * and a field reports only the first rule it violates.
 */
export function violationsOf(dto: Dto, body: unknown): FieldError[] {
  const found: Findings = { wrong: [], tooLarge: [] };
  shapeOf(dto).check(body, '', found);
  if (found.tooLarge.length > 0) return found.tooLarge;
  const unfit = unfitIn(body);
  return unfit.length > 0
    ? unfit.map((way) => ({ field: way.slice(1).replaceAll('/', '.'), code: 'invalid' }))
    : found.wrong;
}

function shapeOf(dto: Dto): Shape {
  const shape = compiled.get(dto) ?? new Shape(dto);
  compiled.set(dto, shape);
  return shape;
}

class Shape {
  private readonly parts: Part[];
  private readonly names: Set<string>;
  private readonly open: boolean;

  constructor(dto: Dto) {
    this.parts = fieldsOf(dto).map(partOf);
    this.names = new Set(this.parts.map(({ field }) => field.name));
    this.open = schemaOf(dto)['additionalProperties'] === true;
  }

  check(body: unknown, at: string, found: Findings): void {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      found.wrong.push({ field: at, code: 'invalid' });
      return;
    }
    const sent = body as Record<string, unknown>;
    for (const part of this.parts) this.checkField(part, sent, below(at, part.field.name), found);
    if (!this.open) {
      for (const name of Object.keys(sent)) {
        if (!this.names.has(name)) found.wrong.push({ field: below(at, name), code: 'unknown' });
      }
    }
  }

  private checkField(part: Part, body: Record<string, unknown>, at: string, found: Findings): void {
    const { field, own } = part;
    const value = Object.hasOwn(body, field.name) ? body[field.name] : undefined;
    if (!field.asked(body, value)) return;
    if (value === undefined) {
      found.wrong.push({ field: at, code: 'required' });
      return;
    }
    if (!firstHolds(own, value, at, found)) return;
    if (!part.isList) {
      part.nested?.().check(value, at, found);
      if (part.inLowerCase) body[field.name] = (value as string).toLowerCase();
    } else if (Array.isArray(value)) this.checkItems(part, value, at, found);
    else found.wrong.push({ field: at, code: 'invalid' });
  }

  private checkItems({ ofItems, nested, inLowerCase }: Part, items: unknown[], at: string, found: Findings): void {
    items.forEach((item, index) => {
      const here = below(at, String(index));
      if (!firstHolds(ofItems, item, here, found)) return;
      nested?.().check(item, here, found);
      if (inLowerCase) items[index] = (item as string).toLowerCase();
    });
  }
}

/** Whether all checks hold; reports the first that does not. */
function firstHolds(checks: Check[], value: unknown, at: string, found: Findings): boolean {
  const broken = checks.find((check) => !check.holds(value));
  broken?.report(at, value, found);
  return broken === undefined;
}

const below = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

function partOf(field: Field): Part {
  const { rules, nested } = field;
  const sizesFirst = [
    ...rules.filter(({ name }) => SIZES.includes(name)),
    ...rules.filter(({ name }) => !SIZES.includes(name)),
  ];
  const checks = (each: boolean) => {
    const some = sizesFirst.filter((rule) => rule.each === each);
    return some.map((rule) => checkOf(rule, some));
  };
  return {
    field,
    own: checks(false),
    ofItems: checks(true),
    nested: nested && (() => shapeOf(nested.context.nested!())),
    isList: rules.some(({ each }) => each) || nested?.each === true,
    inLowerCase: rules.some(({ context }) => context.inLowerCase),
  };
}

function checkOf(rule: Rule, siblings: Rule[]): Check {
  const bounds = BOUNDS.find(({ told }) => rule.name in told);
  const range =
    bounds &&
    Object.fromEntries(
      siblings
        .filter(({ name }) => name in bounds.told)
        .map(({ name, constraints }) => [bounds.told[name]!, constraints[0]]),
    );
  return {
    holds: rule.holds,
    report(field, value, { wrong, tooLarge }) {
      if (rule.name === IS_INT) wrong.push({ field, code: 'invalid', params: { type: 'integer' } });
      else if (!bounds?.of(value)) wrong.push({ field, code: 'invalid' });
      else (SIZES.includes(rule.name) ? tooLarge : wrong).push({ field, code: 'invalid', params: range! });
    },
  };
}
