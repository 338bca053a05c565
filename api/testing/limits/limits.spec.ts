import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from '../app.js';
import { general, limits } from './limits.js';

/** Of each route what its contract says: its budget, whether its cards count, and the codes by which its command refuses. */
const declared: Record<string, string> = {};

beforeAll(async () => {
  const app = await testApp();
  for (const { method, url, schema, config } of app.routes.declared) {
    if (!url.startsWith('/api/') || method === 'HEAD' || !config.access) continue;
    const route = `${method} ${url.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}')}`;
    const codes = codesOf(schema).filter((code) => code !== 'too_many_requests');
    declared[route] = [config.limit, ...(config.cards ? ['cards'] : []), ...codes].join(' ');
  }
});

function codesOf({ response }: Readonly<Record<string, unknown>>): string[] {
  type Refusals = Record<string, { description?: string }>;
  return (response as Refusals)['429']?.description?.split(', ') ?? [];
}

describe('PRV-02 every route has a limit of its own kind', () => {
  it('each stands in the table, or by name among those that the general limit is enough for', () => {
    const own = Object.entries(limits).map(([route, kind]) => [route, kind.split(': ')[0]]);
    expect(declared).toEqual({
      ...Object.fromEntries(own),
      ...Object.fromEntries(general.map((route) => [route, 'general'])),
    });
    // Of none is it said twice.
    expect(general.filter((route) => route in limits)).toEqual([]);
  });
});
