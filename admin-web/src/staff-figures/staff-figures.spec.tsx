import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openConsole } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import { durationIn, logOf, neighbour, type Report } from './staff-figures';

const work = { decided: 40, overturned: 2, median_seconds: 11_520 };
const own = {
  ...work,
  kinds: [
    { kind: 'photos' as const, decided: 38, overturned: 0, median_seconds: 600 },
    { kind: 'cases' as const, decided: 2, overturned: 2, median_seconds: 90_000 },
  ],
};
const report: Report = {
  ...{ by: 'month', from: '2026-01-01', until: '2026-01-31' },
  staff: [{ staff_id: 'm1', staff_name: 'Mo', ...own }],
  total: own,
};

async function visit(role: 'admin' | 'moderator', search = '') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mo@staff.test', role } },
    '/api/admin/staff-figures': { json: report },
  });
  return openConsole(`/staff-figures${search}`);
}
async function open(role: 'admin' | 'moderator') {
  const user = await visit(role);
  return { user, table: await screen.findByRole('table', { name: 'Besluiten' }) };
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent.replaceAll(/[\u00a0\u202f]/g, ' '));

describe('ADM-07 figures of moderators in the console', () => {
  it('are a line for each, which opens into its kinds and leads to the log', async () => {
    const { user, table } = await open('admin');
    expect(rowsOf(table)).toEqual(['Mo402 (5%)3 uur 12 min', 'Samen402 (5%)3 uur 12 min']);
    await user.click(within(table).getByRole('button', { name: 'Mo' }));
    expect(rowsOf(table)[2]).toBe('Meldingen22 (100%)1 dag 1 uur');
    const [link] = within(table).getAllByRole('link');
    expect(decodeURIComponent(link!.getAttribute('href')!)).toContain('"staff_id":"m1"');
    await user.click(screen.getByRole('button', { name: 'Eerdere periode' }));
    await vi.waitFor(() => expect(sent().at(-1)!.url).toBe('/api/admin/staff-figures?by=month&until=2025-12-31'));
  });

  it('are a moderator’s own by kind, without the log, which they do not read', async () => {
    const { table } = await open('moderator');
    expect(rowsOf(table)).toEqual(['Foto’s38010 min', 'Meldingen22 (100%)1 dag 1 uur', 'Samen402 (5%)3 uur 12 min']);
    expect(within(table).queryByRole('link')).toBeNull();
  });

  it('are not asked for, on the screen or as a file, from a period that ends before it begins', async () => {
    await visit('moderator', '?period=own&from=2026-02-01&until=2026-01-01');
    await screen.findByText('Voor de eerste dag: zo is er niets te vinden');
    expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
    expect(screen.queryByRole('status', { name: 'Laden' })).toBeNull();
    expect(sent().filter(({ url }) => url.includes('staff-figures'))).toEqual([]);
  });

  it('go on with the day before and after a period, whatever its length', () => {
    expect([neighbour(report, -1), neighbour(report, 1)]).toEqual(['2025-12-31', '2026-02-01']);
    expect(decodeURIComponent(logOf({ staffId: undefined, kind: 'photos' }, report))).toContain(
      '"type":"PhotoDecided"',
    );
    expect([0, 59, 3_600, 90_061].map((seconds) => durationIn('en', seconds))).toEqual([
      '0\u00a0sec',
      '59\u00a0sec',
      '1\u00a0hr',
      '1\u00a0day 1\u00a0hr',
    ]);
  });
});
