import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { tellVisit } from './visit';

const server = setupServer();
const told: Record<string, unknown>[] = [];
const answer = (status: number, body: object | null = null) =>
  server.use(
    http.post('*/api/visits', async ({ request }) => {
      told.push((await request.json()) as Record<string, unknown>);
      return body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status });
    }),
  );
beforeAll(() => server.listen());
beforeEach(() => told.splice(0));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('ADM-10 a visit is told once in a session of a tab', async () => {
  answer(204);
  await tellVisit({ ref: 'summer', lander: 'video' });
  await tellVisit({ ref: 'other' });
  expect(told).toEqual([{ id: expect.stringMatching(/^[\da-f-]{36}$/), ref: 'summer', lander: 'video' }]);
});

it('ADM-10 a visit that did not arrive is told again by the same number, and one that was refused is not', async () => {
  answer(429, { status: 429, code: 'too_many_requests', params: { seconds: 60 }, request_id: 'r' });
  await tellVisit({ ref: 'summer' });
  await tellVisit({ ref: 'summer' });
  expect(told).toHaveLength(2);
  expect(told[1]).toEqual(told[0]);
  answer(422, { status: 422, code: 'invalid_input', fields: [], request_id: 'r' });
  await tellVisit({ ref: 'summer' });
  await tellVisit({ ref: 'summer' });
  expect(told).toHaveLength(3);
});
