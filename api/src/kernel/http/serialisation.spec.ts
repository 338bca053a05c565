import stringifier from 'fast-json-stringify';
import { Type, type TSchema } from 'typebox';
import { describe, expect, it } from '@jest/globals';
import { withoutChoices } from './serialisation.js';

const written = (schema: TSchema, value: unknown) =>
  stringifier(withoutChoices(Type.Object({ it: schema })) as stringifier.Schema)({ it: value });
const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);

describe('PRV-02 an answer is written by its contract', () => {
  it.each([
    ['a text or null', nullable(Type.String()), ['', 'a"\n', null]],
    ['a number or null', nullable(Type.Integer()), [0, -7, null]],
    ['one word or null', nullable(Type.Literal('other')), ['other', null]],
    ['one of some words', Type.Union([Type.Literal('male'), Type.Literal('female')]), ['male', 'female']],
    ['one of some words or null', nullable(Type.Union([Type.Literal('a'), Type.Literal('b')])), ['a', 'b', null]],
    ['words and null side by side', Type.Union([Type.Literal('a'), Type.Literal('b'), Type.Null()]), ['b', null]],
    ['an enumeration or null', nullable(Type.Enum(['a', 'b'])), ['a', null]],
    ['truth or null', nullable(Type.Boolean()), [true, false, null]],
    ['a list or null', nullable(Type.Array(nullable(Type.String()))), [['a', null], [], null]],
    ['an object or null', nullable(Type.Object({ of: nullable(Type.Number()) })), [{ of: 1.5 }, { of: null }, null]],
    ['texts and numbers', Type.Union([Type.String(), Type.Number()]), ['1', 1]],
    [
      'objects of several kinds',
      Type.Union([
        Type.Object({ kind: Type.Literal('a'), a: Type.Integer() }),
        Type.Object({ kind: Type.Literal('b'), b: Type.String() }),
      ]),
      [
        { kind: 'a', a: 1 },
        { kind: 'b', b: 'x' },
      ],
    ],
  ])('%s', (_what, schema, values) => {
    for (const value of values) expect(JSON.parse(written(schema, value))).toEqual({ it: value });
  });

  it('a choice among objects beside what may be null', () => {
    const pair = Type.Object({
      decision: nullable(Type.Enum(['upheld', 'dismissed'])),
      about: Type.Union([
        Type.Object({ kind: Type.Literal('a'), word: nullable(Type.Enum(['x', 'y'])) }),
        Type.Object({ kind: Type.Literal('b'), number: nullable(Type.Integer()) }),
      ]),
    });
    for (const value of [
      { decision: null, about: { kind: 'a', word: null } },
      { decision: 'upheld', about: { kind: 'a', word: 'y' } },
      { decision: null, about: { kind: 'b', number: null } },
    ])
      expect(JSON.parse(written(pair, value))).toEqual({ it: value });
  });

  it('what no contract names stays here, also within what may be null', () => {
    const schema = nullable(Type.Object({ name: Type.String() }));
    expect(written(schema, { name: 'Anna', password_hash: 'secret' })).toBe('{"it":{"name":"Anna"}}');
  });

  it('an instant as text', () => {
    const at = new Date('2026-01-02T03:04:05.006Z');
    expect(written(nullable(Type.String({ format: 'date-time' })), at)).toBe('{"it":"2026-01-02T03:04:05.006Z"}');
  });
});
