import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import { periodName } from './vat';

const row = {
  period: '2026-01-01',
  country: 'NL',
  rate: 2100,
  currency: 'EUR',
  receipts: 12,
  credit_notes: 2,
  gross: 9990,
  net: 8256,
  vat: 1734,
  contradicting: 1,
};

async function open(wide: boolean, search = '') {
  widenWindow(wide);
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'fee@staff.test', role: 'finance' } },
    '/api/admin/vat': { json: { rows: [row] } },
  });
  return openConsole(`/vat${search}`);
}

describe('MNY-01 ADM-04 VAT in the console', () => {
  it('is listed by country, rate and period, and can be taken as a file', async () => {
    const user = await open(true);
    const table = await screen.findByRole('table', { name: 'Btw per land en tarief' });
    const text = within(table).getAllByRole('row')[1]!.textContent.replaceAll('\u00a0', ' ');
    expect(text).toBe('1e kwartaal 2026Nederland21%12 / 21€ 99,90€ 82,56€ 17,34');
    await user.click(screen.getByRole('button', { name: 'Jaar' }));
    expect(await screen.findByRole('cell', { name: '2026' })).toBeDefined();
    expect(sent().some(({ url }) => url === '/api/admin/vat?period=year')).toBe(true);
    expect(document.querySelector('a[download]')!.getAttribute('href')).toBe(
      '/api/admin/vat.csv?period=year&language=nl&decimal=comma',
    );
    await user.click(screen.getByRole('button', { name: /^Jouw account/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Met punt: 9.99' }));
    expect(document.querySelector('a[download]')!.getAttribute('href')).toMatch(/language=nl&decimal=point$/);
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tijdvak' }), 'Vorig jaar');
    const year = new Date().getFullYear() - 1;
    expect(await screen.findByLabelText('Vanaf')).toHaveProperty('value', `${year}-01-01`);
    expect(window.location.search).toBe(`?period=year&from=${year}-01-01&until=${year}-12-31`);
  });

  it('is cards where there is no room for a table', async () => {
    await open(false);
    expect(await screen.findByRole('heading', { name: '1e kwartaal 2026 · Nederland' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([
    ['ends before it begins', '?from=2026-02-01&until=2026-01-01', 'Voor de eerste dag: zo is er niets te vinden'],
    ['is still to come', '?from=2098-01-01&until=2097-01-01', 'Die dag moet nog komen'],
  ])('is not asked for, on the screen or as a file, from a period that %s', async (_which, search, why) => {
    await open(true, search);
    await screen.findByText(why);
    expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
    expect(screen.queryByRole('status', { name: 'Laden' })).toBeNull();
    expect(sent().filter(({ url }) => url.includes('vat'))).toEqual([]);
  });

  it('does not show the figures of other days beside such a period', async () => {
    await open(true);
    await screen.findByRole('table', { name: 'Btw per land en tarief' });
    fireEvent.change(screen.getByLabelText('Vanaf'), { target: { value: '2026-02-01' } });
    await vi.waitFor(() => expect(sent().at(-1)!.url).toContain('from=2026-02-01'));
    fireEvent.change(screen.getByLabelText('Tot en met'), { target: { value: '2026-01-01' } });
    await screen.findByText('Voor de eerste dag: zo is er niets te vinden');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('names its periods', () => {
    const say = (key: string, options: object = {}) => [key, ...Object.values(options)].join(' ');
    expect(periodName('2026-04-01', 'month', 'nl', say)).toBe('april 2026');
    expect(periodName('2026-10-01', 'quarter', 'nl', say)).toBe('resources.vat.quarter_of 4 2026');
  });
});
