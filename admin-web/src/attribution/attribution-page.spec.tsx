import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import type { Report, Row } from './attribution';

const eur = (amount: number) => [{ amount, currency: 'EUR' }];
const row = (values: string[] | null, visits: number, signUps: number | null): Row => ({
  values,
  visits,
  people:
    signUps === null
      ? null
      : { sign_ups: signUps, confirmed: 5, first_purchases: 5, revenue: eur(9_990), paid_back: [] },
});
const report: Report = {
  from: '2026-02-01',
  until: '2026-03-02',
  rows: [row(['tide'], 900, 40), row([''], 300, null), row(null, 3, 6)],
  total: row(null, 1_203, 46),
};

async function open(wide: boolean, search = '') {
  widenWindow(wide);
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'fee@staff.test', role: 'finance' } },
    '/api/admin/attribution': { json: report },
  });
  return openConsole(`/attribution${search}`);
}
const asked = () =>
  sent()
    .map(({ url }) => url)
    .filter((url) => url.startsWith('/api/admin/attribution'));
const textsOf = (one: HTMLElement) => one.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('ADM-10 the report of advertising in the console', () => {
  it('is a table with its total, and says by a dash what stands elsewhere', async () => {
    await open(true);
    const table = await screen.findByRole('table', { name: 'Herkomst van bezoekers' });
    expect(within(table).getAllByRole('row').slice(1).map(textsOf)).toEqual([
      'tide9004055€ 99,900',
      '(niet genoemd)300–––––',
      'Overige3655€ 99,900',
      'Totaal1.2034655€ 99,900',
    ]);
  });

  it('is narrowed to a value that is pressed, grouped anew, and taken as a file of the same', async () => {
    const user = await open(true);
    await user.click(await screen.findByRole('button', { name: 'tide' }));
    expect(await screen.findByText('Netwerk: tide')).toBeDefined();
    expect(asked().at(-1)).toBe('/api/admin/attribution?by=ref&network=tide');
    await user.click(screen.getByRole('button', { name: 'Dag van aanmelding' }));
    await vi.waitFor(() => expect(asked().at(-1)).toContain('basis=sign_up'));
    expect(document.querySelector('a[download]')!.getAttribute('href')).toBe(
      '/api/admin/attribution.csv?by=ref&basis=sign_up&network=tide&language=nl&decimal=comma',
    );
  });

  it.each([
    ['ends before it begins', '?from=2026-02-01&until=2026-01-01', 'Voor de eerste dag: zo is er niets te vinden'],
    ['is still to come', '?from=2098-01-01', 'Die dag moet nog komen'],
  ])('is not asked for, on the screen or as a file, from a period that %s', async (_which, search, why) => {
    await open(true, search);
    await screen.findByText(why);
    expect(document.querySelector('a[download]')).toBeNull();
    expect(screen.queryByRole('status', { name: 'Laden' })).toBeNull();
    expect(asked()).toEqual([]);
  });

  it('is cards where there is no room for a table', async () => {
    await open(false);
    expect(await screen.findByRole('heading', { name: 'Totaal' })).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Herkomst van bezoekers' })).toBeNull();
  });
});
