import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { worked } from '../../../testing/loop-watch.js';
import { IsDay, IsId, IsInstant, IsNullable, IsUndefinable, Nested, partial, type Dto } from './dto.js';
import { schemaOf } from './dto-schema.js';
import { violationsOf } from './dto-validation.js';
import { useValidation } from './validation.js';

const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';

class PriceDto {
  @IsInt()
  @Min(0)
  @Max(100)
  amount!: number;

  @Matches(/^[A-Z]{3}$/u)
  currency!: string;
}

class NamedDto {
  @MinLength(2)
  @MaxLength(10)
  name!: string;
}

class WholeDto extends NamedDto {
  @IsId()
  member_id!: string;

  @IsUndefinable()
  @ArrayMinSize(1)
  @ArrayMaxSize(3)
  @IsId({ each: true })
  ids?: string[];

  @IsUndefinable()
  @Nested(() => PriceDto)
  price?: PriceDto;

  @IsUndefinable()
  @ArrayMaxSize(2)
  @Nested(() => PriceDto, { each: true })
  prices?: PriceDto[];

  @IsUndefinable()
  @IsBoolean()
  agreed?: boolean;

  @IsNullable()
  @MaxLength(5)
  @JSONSchema({ description: 'Or none' })
  note!: string | null;

  @IsOptional()
  @IsIn(['red', 'blue'])
  colour?: 'red' | 'blue' | null;

  @IsUndefinable()
  @IsDay()
  day?: string;

  @IsUndefinable()
  @IsInstant()
  at?: string;
}

@JSONSchema({ additionalProperties: true })
class OpenDto {
  @IsUndefinable()
  @IsString()
  @MaxLength(5)
  text?: string;
}

const whole = { name: 'Anna', member_id: id, note: null };
const wrong = (more: object, dto: Dto = WholeDto) => violationsOf(dto, { ...whole, ...more });

describe('CLI-08 a body is checked by its class', () => {
  it('and taken as it is, without what may be left out', () => {
    const body = { ...whole, ids: [id], price: { amount: 3, currency: 'EUR' }, prices: [], colour: null };
    const before = structuredClone(body);
    expect(violationsOf(WholeDto, body)).toEqual([]);
    expect(body).toEqual(before);
    expect(violationsOf(WholeDto, { ...whole, day: '2024-02-29', at: '2024-02-29T10:00:00Z', agreed: false })).toEqual(
      [],
    );
  });

  it('which names each field that is missing, unknown or wrong, with the whole range that is allowed', () => {
    expect(violationsOf(WholeDto, { member_id: 'x', note: 7, surplus: 1 })).toEqual(
      expect.arrayContaining([
        { field: 'name', code: 'required' },
        { field: 'member_id', code: 'invalid' },
        { field: 'note', code: 'invalid' },
        { field: 'surplus', code: 'unknown' },
      ]),
    );
    expect(wrong({ name: 'A' })).toEqual([
      { field: 'name', code: 'invalid', params: { min_length: 2, max_length: 10 } },
    ]);
    expect(wrong({ ids: [] })).toEqual([{ field: 'ids', code: 'invalid', params: { min_items: 1, max_items: 3 } }]);
    expect(wrong({ price: { amount: 101, currency: 'EUR' } })).toEqual([
      { field: 'price.amount', code: 'invalid', params: { minimum: 0, maximum: 100 } },
    ]);
    expect(wrong({ price: { amount: 1.5, currency: 'eur' } })).toEqual([
      { field: 'price.amount', code: 'invalid', params: { type: 'integer' } },
      { field: 'price.currency', code: 'invalid' },
    ]);
    expect(
      wrong({
        prices: [
          { amount: 1, currency: 'EUR' },
          { amount: 1, left: 1 },
        ],
      }),
    ).toEqual([
      { field: 'prices.1.currency', code: 'required' },
      { field: 'prices.1.left', code: 'unknown' },
    ]);
  });

  it('null is no value but where it may be, and left out is not null', () => {
    expect(wrong({ name: null, ids: null, price: null, agreed: null, day: null })).toEqual(
      ['name', 'ids', 'price', 'agreed', 'day'].map((field) => ({ field, code: 'invalid' })),
    );
    expect(violationsOf(WholeDto, { name: 'Anna', member_id: id })).toEqual([{ field: 'note', code: 'required' }]);
  });

  it('nothing is converted', () => {
    expect(wrong({ agreed: 'true' })).toEqual([{ field: 'agreed', code: 'invalid' }]);
    expect(wrong({ price: { amount: '3', currency: 'EUR' } })).toMatchObject([{ field: 'price.amount' }]);
    expect(wrong({ ids: id })).toEqual([{ field: 'ids', code: 'invalid' }]);
    expect(wrong({ prices: { amount: 1, currency: 'EUR' } })).toEqual([{ field: 'prices', code: 'invalid' }]);
    for (const value of [[], 'text', 7, null, undefined, true])
      expect(violationsOf(WholeDto, value)).toEqual([{ field: '', code: 'invalid' }]);
  });

  it('PRV-02 an id in capitals reaches the handler as it is stored', () => {
    const body = { ...whole, member_id: id.toUpperCase(), ids: [id.toUpperCase(), id] };
    expect(violationsOf(WholeDto, body)).toEqual([]);
    expect(body).toMatchObject({ member_id: id, ids: [id, id] });
    expect(wrong({ member_id: `urn:uuid:${id}` })).toEqual([{ field: 'member_id', code: 'invalid' }]);
  });

  it('a day or a moment that the calendar does not have is none', () => {
    expect(wrong({ day: '2025-02-29', at: '2025-02-29T10:00:00Z' })).toEqual([
      { field: 'day', code: 'invalid' },
      { field: 'at', code: 'invalid' },
    ]);
    expect(wrong({ day: '0000-02-29', at: '0000-02-29T10:00:00Z' })).toEqual([
      { field: 'day', code: 'invalid' },
      { field: 'at', code: 'invalid' },
    ]);
  });

  it('an open class takes what it does not know', () => {
    expect(violationsOf(OpenDto, { more: { of: ['it'] } })).toEqual([]);
    expect(violationsOf(OpenDto, { text: 1 })).toEqual([{ field: 'text', code: 'invalid' }]);
  });
});

describe('CLI-08 a partial class', () => {
  const SomeDto = partial(WholeDto);

  it('takes what its whole one takes, or less of it', () => {
    expect(violationsOf(SomeDto, {})).toEqual([]);
    expect(violationsOf(SomeDto, { note: null })).toEqual([]);
    expect(violationsOf(SomeDto, { name: null, price: {}, surplus: 1 })).toEqual([
      { field: 'name', code: 'invalid' },
      { field: 'price.amount', code: 'required' },
      { field: 'price.currency', code: 'required' },
      { field: 'surplus', code: 'unknown' },
    ]);
    expect(violationsOf(WholeDto, {})).toHaveLength(3);
  });

  it('describes itself as such', () => {
    const { required: _, ...whole } = schemaOf(WholeDto);
    expect(schemaOf(SomeDto)).toEqual(whole);
  });
});

describe('PRV-02 what somebody sends on purpose', () => {
  it('is refused for its size alone, before anything else is asked', () => {
    let read = 0;
    class CountedDto {
      @Matches(Object.assign(/x/u, { [Symbol.match]: () => (read += 1) }))
      @MaxLength(10)
      text!: string;

      @ArrayMaxSize(2)
      @IsId({ each: true })
      ids!: string[];
    }
    const found = violationsOf(CountedDto, { text: 'x'.repeat(64_000), ids: Array(31_000).fill('\0'), other: '\0' });
    expect(found).toEqual([
      { field: 'text', code: 'invalid', params: { max_length: 10 } },
      { field: 'ids', code: 'invalid', params: { max_items: 2 } },
    ]);
    expect(read).toBe(0);
  });

  it('is refused where it could not be kept, before its rules are told', () => {
    expect(wrong({ note: '\0', name: 'x' })).toEqual([{ field: 'note', code: 'invalid' }]);
    expect(violationsOf(OpenDto, { deep: [{ text: '\ud800' }] })).toEqual([{ field: 'deep.0.text', code: 'invalid' }]);
  });

  it('has no field of its prototype, and none of ours', () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty'])
      expect(wrong({ [name]: {} })).toEqual([{ field: name, code: 'unknown' }]);
    const poisoned = JSON.parse(`{"name":"Anna","member_id":"${id}","__proto__":{"note":null}}`) as object;
    expect(violationsOf(WholeDto, poisoned)).toEqual([
      { field: 'note', code: 'required' },
      { field: '__proto__', code: 'unknown' },
    ]);
  });

  it('is read once, however many fields and however deep', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, i]));
    let deep: unknown = 'x';
    for (let i = 0; i < 30_000; i++) deep = [deep];
    const started = worked();
    expect(wrong(many)).toHaveLength(10_000);
    expect(wrong({ name: deep })).toEqual([{ field: 'name', code: 'invalid' }]);
    expect(worked(started)).toBeLessThan(500);
  });
});

describe('CLI-08 the class describes itself', () => {
  it('with its bounds, what is required and what may be null', () => {
    const price = {
      type: 'object',
      required: ['amount', 'currency'],
      properties: {
        amount: { type: 'integer', minimum: 0, maximum: 100 },
        currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      },
      additionalProperties: false,
    };
    expect(schemaOf(WholeDto)).toEqual({
      type: 'object',
      required: ['name', 'member_id', 'note'],
      properties: {
        member_id: { type: 'string', format: 'uuid' },
        ids: { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: 3 },
        price,
        prices: { type: 'array', items: price, maxItems: 2 },
        agreed: { type: 'boolean' },
        note: { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }], description: 'Or none' },
        colour: { anyOf: [{ enum: ['red', 'blue'] }, { type: 'null' }] },
        day: { type: 'string', format: 'date' },
        at: { type: 'string', format: 'date-time' },
        name: { type: 'string', minLength: 2, maxLength: 10 },
      },
      additionalProperties: false,
    });
    expect(schemaOf(OpenDto)['additionalProperties']).toBe(true);
  });
});

describe('CLI-08 a route', () => {
  const app = fastify();
  beforeAll(async () => {
    useValidation(app);
    app.post('/', { schema: { body: schemaOf(WholeDto) } }, ({ body }) => ({ body }));
    app.setErrorHandler(({ code, fields }: Error & { code: string; fields: unknown }, _, reply) =>
      reply.status(422).send({ code, fields }),
    );
    await app.ready();
  });
  afterAll(() => app.close());

  it('hands on what its class takes, and refuses what it does not', async () => {
    const taken = await app.inject({ method: 'POST', url: '/', payload: { ...whole, member_id: id.toUpperCase() } });
    expect(taken.json()).toEqual({ body: whole });
    const refused = await app.inject({ method: 'POST', url: '/', payload: { ...whole, name: 'A' } });
    expect(refused.json()).toEqual({
      code: 'invalid_input',
      fields: [{ field: 'name', code: 'invalid', params: { min_length: 2, max_length: 10 } }],
    });
    const empty = await app.inject({ method: 'POST', url: '/' });
    expect(empty.json()).toEqual({ code: 'invalid_input', fields: [{ field: '', code: 'invalid' }] });
  });
});
