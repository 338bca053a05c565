import { describe, expect, it } from '@jest/globals';
import { nameSchemas } from './name-schemas.js';

const texts = { title: 'Texts', type: 'object', properties: { title: { type: 'string' } } };
const replying = (...schemas: object[]) => ({ paths: Object.fromEntries(schemas.map((one, i) => [`/${i}`, one])) });

describe('CLI-08 the description of the API', () => {
  it('holds a schema with a title once, under that name', () => {
    const named = nameSchemas(replying({ properties: { texts } }, { items: texts }));
    const $ref = '#/components/schemas/Texts';
    expect(named.paths).toEqual({ '/0': { properties: { texts: { $ref } } }, '/1': { items: { $ref } } });
    const { title: _, ...rest } = texts;
    expect(named).toMatchObject({ components: { schemas: { Texts: rest } } });
  });

  it('has no two schemas by one name', () => {
    expect(() => nameSchemas(replying(texts, { ...texts, type: 'array' }))).toThrow('Two schemas are called Texts');
  });
});
