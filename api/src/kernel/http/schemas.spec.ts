import { fastify } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Id, Nullable } from './schemas.js';
import { useValidation } from './validation.js';

const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
const capitals = id.toUpperCase();

const app = fastify();
const echo = (path: string, schema: { params?: TSchema; querystring?: TSchema; body?: TSchema }) =>
  app.post(path, { schema }, async ({ params, query, body }) => ({ params, query, body }));

beforeAll(async () => {
  useValidation(app);
  echo('/path/:id', { params: Type.Object({ id: Id }) });
  echo('/query', { querystring: Type.Object({ id: Type.Optional(Id), ids: Type.Optional(Type.Array(Id)) }) });
  echo('/body', {
    body: Type.Object({
      id: { ...Id, description: 'Of the other one' },
      ids: Type.Array(Id),
      inside: Type.Object({ list: Type.Array(Type.Object({ id: Type.Optional(Id) })) }),
      none: Nullable(Id),
      some: Nullable(Id),
      either: Type.Union([Type.Object({ photo_id: Id }), Type.Object({ member_id: Id })]),
    }),
  });
  await app.ready();
});
afterAll(() => app.close());

const post = async (url: string, payload?: object): Promise<{ status: number; echoed: unknown }> => {
  const answer = await app.inject({ method: 'POST', url, ...(payload && { payload }) });
  return { status: answer.statusCode, echoed: answer.json() };
};

describe('PRV-02 an id in capitals reaches the handler as it is stored', () => {
  it('from the path', async () => {
    expect(await post(`/path/${capitals}`)).toMatchObject({ status: 200, echoed: { params: { id } } });
  });

  it('from the query, alone or among several', async () => {
    expect(await post(`/query?id=${capitals}`)).toMatchObject({ echoed: { query: { id } } });
    expect(await post(`/query?ids=${capitals}&ids=${id}`)).toMatchObject({ echoed: { query: { ids: [id, id] } } });
    expect(await post(`/query?ids=${capitals}`)).toMatchObject({ echoed: { query: { ids: [id] } } });
  });

  it('from the body, however deep it stands', async () => {
    const sent = (one: string) => ({
      id: one,
      ids: [one, id],
      inside: { list: [{ id: one }, {}] },
      none: null,
      some: one,
      either: { member_id: one },
    });
    expect(await post('/body', sent(capitals))).toEqual({
      status: 200,
      echoed: expect.objectContaining({ body: sent(id) }),
    });
  });

  it('is no other text', async () => {
    for (const url of ['/path/x', `/path/urn:uuid:${id}`, `/query?id=${id}0`, '/query?ids=x'])
      expect(await post(url)).toMatchObject({ status: 400 });
  });
});
