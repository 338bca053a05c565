import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../../testing/open-console';
import { answerByPath } from '../../testing/server';

const none = { json: [], headers: { 'Content-Range': 'x */0' } };
const receipt = (n: number) => ({
  ...{ id: `2026-00000${n}`, number: `2026-00000${n}`, kind: 'receipt', cause: null, brand: null },
  ...{
    payment_id: `pay-${n}`,
    member_id: 'm1',
    issued_at: '2026-06-28T09:12:00.000Z',
    vat_country: 'NL',
    vat_rate: 2100,
  },
  ...Object.fromEntries(['net', 'vat', 'total'].map((one) => [one, { amount: 100, currency: 'EUR' }])),
});

beforeEach(() => widenWindow());

function open(path: string, answers: Parameters<typeof answerByPath>[0] = {}) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'ada@staff.test', role: 'admin' } },
    '/api/admin/refunds': none,
    ...answers,
  });
  return openConsole(path);
}

const SOURCES = import.meta.glob<string>('../../*/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const foldersWith = (pattern: RegExp) =>
  [
    ...new Set(
      Object.keys(SOURCES)
        .filter((path) => pattern.test(SOURCES[path]!))
        .map(folderOf),
    ),
  ].sort();

it('ADM-05 every list of the console has the keys of all lists', () => {
  const lists = foldersWith(/<(ListTable|CardList|PlainCards)[<\s]/).filter((folder) => folder.startsWith('../../'));
  const walked = foldersWith(/<ListPage\b|useListKeys\(|useRowWalk\(/);
  expect(lists.length).toBeGreaterThan(14);
  expect(lists.filter((folder) => !walked.includes(folder))).toEqual([]);
});

it('ADM-05 every screen tells its keys on ?, also one that has nothing to show', async () => {
  const user = await open('/refunds');
  await screen.findByRole('button', { name: 'Filters wissen' });
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Toetsen op dit scherm' });
  for (const text of ['volgende, vorige', 'openen', 'alles zoeken', 'toetsen'])
    expect(within(help).getByText(text)).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('ADM-05 no key acts while somebody types; rows without a page of their own are walked along too', async () => {
  const receipts = { json: [receipt(1), receipt(2)], headers: { 'Content-Range': 'receipts 0-1/2' } };
  const user = await open('/receipts', { '/api/admin/receipts': receipts });
  await screen.findByText('2026-000002');
  await user.keyboard('/');
  await user.keyboard('j?');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'j?');
  expect(screen.queryByRole('dialog')).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('jj');
  expect(document.activeElement?.getAttribute('href')).toBe('/payments/pay-2/show');
  await user.keyboard('k');
  expect(document.activeElement?.getAttribute('href')).toBe('/payments/pay-1/show');
});
