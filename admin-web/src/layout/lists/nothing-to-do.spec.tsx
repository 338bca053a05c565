import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console';
import { answerByPath, sent } from '../../testing/server';

async function open(resource: string, search = '') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'ada@staff.test', role: 'admin' } },
    [`/api/admin/${resource}`]: { json: [], headers: { 'Content-Range': `${resource} */0` } },
  });
  return openConsole(`/${resource}${search}`);
}
const lastFilter = (resource: string) =>
  sent()
    .filter(({ url }) => url.startsWith(`/api/admin/${resource}?`))
    .map(({ url }) => new URLSearchParams(url.split('?')[1]))
    .filter((asked) => asked.has('sort'))
    .at(-1)
    ?.get('filter');

describe('ADM-07 a list of work in which nothing waits', () => {
  it.each([
    ['complaints', '{}'],
    // Objections have a list of their own.
    ['cases', '{"objected":false}'],
    ['objections', '{}'],
    ['proposals', '{}'],
    ['refunds', '{}'],
    ['chargebacks', '{}'],
  ])('says so and leads to what was handled: %s', async (resource, handled) => {
    const user = await open(resource);
    await screen.findByText(/^Alles is gedaan: /);
    await user.click(screen.getByRole('button', { name: 'Bekijk wat al behandeld is' }));
    await waitFor(() => expect(lastFilter(resource)).toBe(handled));
  });

  it('says that there is nothing by filters where others were chosen', async () => {
    await open('complaints', `?filter=${encodeURIComponent('{"status":["new","ours"],"kind":"privacy"}')}`);
    await screen.findByText('Geen klachten gevonden met deze filters.');
    expect(screen.queryByRole('button', { name: 'Bekijk wat al behandeld is' })).toBeNull();
  });

  it('has words for it in the list of receipts', async () => {
    await open('receipts', `?filter=${encodeURIComponent('{"kind":"receipt"}')}`);
    await screen.findByText('Geen kwitanties gevonden met deze filters.');
  });
});
