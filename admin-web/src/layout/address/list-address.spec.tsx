import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app';
import { createI18nProvider } from '../../providers/i18n-provider';
import { widenWindow } from '../../testing/open-console';
import { answerByPath, queuesWith, sent } from '../../testing/server';

const none = (resource: string, total = 0) => ({ json: [], headers: { 'Content-Range': `${resource} */${total}` } });
let waiting: number;

async function open(address: string, remembered: object = {}) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'ada@staff.test', name: 'Ada', role: 'admin' } },
    '/api/admin/payment-counts': () => ({
      json: { counts: [waiting, 0, 0, 0, 0, 0, 0].map((count) => ({ count, more: false })) },
    }),
    '/api/admin/queues': () => queuesWith({ payments: waiting }),
    '/api/admin/brands': { json: { brands: [] } },
    '/api/admin/payment-totals': { json: { totals: [] } },
    '/api/admin/payments': () => none('payments', waiting),
    '/api/admin/members': none('members'),
    '/api/admin/discounts': none('discounts'),
    '/api/admin/direct-debits': none('direct-debits'),
    '/api/admin/audit': none('audit'),
    '/api/admin/audit/choices': { json: { types: [], staff: [] } },
    '/api/admin/inbox': none('inbox'),
    '/api/admin/regions': { json: { regions: {} } },
    '/api/admin/photos/claim': { json: { photos: [], waiting: 0 } },
    '/api/admin/photos/release': { status: 204 },
    '/api/admin/vat': { json: { rows: [] } },
  });
  window.history.pushState({}, '', address);
  render(createApp(await createI18nProvider('nl'), memoryStore(remembered)));
  return userEvent.setup();
}
/** What the list last asked the server for; counts of what waits ask for one row. */
const asked = (resource: string) => {
  const lists = sent().filter(({ url }) => url.startsWith(`/api/admin/${resource}?`) && !url.includes('%5B0%2C0%5D'));
  const last = lists.at(-1);
  return last && (JSON.parse(new URL(last.url, 'http://x').searchParams.get('filter') ?? '{}') as object);
};
const address = () => `${window.location.pathname}${decodeURIComponent(window.location.search)}`;
const menu = (name: RegExp) => screen.findByRole('menuitem', { name });

beforeEach(() => {
  waiting = 0;
  widenWindow();
});

describe('ADM-05 what a list shows stands in its address', () => {
  it('begins anew when it is opened by the menu, whatever it was filtered by before', async () => {
    const filter = { status: 'failed' };
    await open('/payments', {
      'payments.listParams': { filter, page: 1, perPage: 25, sort: 'placed_at', order: 'DESC' },
    });
    await waitFor(() => expect(asked('payments')).toEqual({ status: 'completed' }));
  });

  it('shows exactly what the badge counted when it is opened by the menu, also a second time', async () => {
    waiting = 3;
    const user = await open('/discounts');
    await user.click(await menu(/^Betalingen.*3 wachten/));
    await waitFor(() => expect(asked('payments')).toEqual({ attention: true }));
    expect(address()).toContain('"attention":true');
    await user.click(screen.getByRole('tab', { name: /^Wacht op betaling/ }));
    await waitFor(() => expect(asked('payments')).toEqual({ status: 'pending' }));
    await user.click(await menu(/^Leden/));
    await waitFor(() => expect(asked('members')).toEqual({}));
    await user.click(await menu(/^Betalingen.*3 wachten/));
    await waitFor(() => expect(asked('payments')).toEqual({ attention: true }));
  });

  it('comes back as it was from a record, and is the same for who opens its address', async () => {
    const user = await open(`/discounts?filter=${encodeURIComponent('{"status":"stopped"}')}`);
    await waitFor(() => expect(asked('discounts')).toEqual({ status: 'stopped' }));
    await user.click(screen.getByRole('link', { name: /Nieuwe kortingscode|Kortingscode maken/ }));
    await user.click(await screen.findByRole('link', { name: 'Alle kortingscodes' }));
    await waitFor(() => expect(address()).toContain('"status":"stopped"'));
    await user.click(await menu(/^Kortingscodes/));
    await waitFor(() => expect(asked('discounts')).toEqual({}));
  });

  it.each([
    ['/vat', 'Jaar', '/vat?period=year', 'button'],
    ['/inbox', 'Beantwoord', '/inbox?view=answered', 'button'],
  ] as const)('%s: what was chosen last', async (path, choice, expected, role) => {
    const user = await open(path);
    await user.click(await screen.findByRole(role, { name: choice }));
    await waitFor(() => expect(address()).toBe(expected));
    expect(screen.getByRole(role, { name: choice, pressed: true })).toBeDefined();
  });

  it.each([
    ['/vat?period=year', 'Jaar'],
    ['/inbox?view=answered', 'Beantwoord'],
  ])('%s opens so, also after a reload', async (path, choice) => {
    await open(path);
    expect(await screen.findByRole('button', { name: choice, pressed: true })).toBeDefined();
  });
});

/** All payments, with a field that was added. */
const withFields = (name: string) =>
  `/payments?${new URLSearchParams({ filter: '{}', displayedFilters: JSON.stringify({ [name]: true }) })}`;

describe('ADM-05 what a filter does not understand is told beside its field', () => {
  it.each([
    ['abc', 'Vul een bedrag in, zoals 9,99'],
    ['-5', 'Een bedrag kan niet onder nul zijn'],
    ['9,995', 'Hoogstens twee cijfers achter de komma; schrijf duizend als 1000'],
  ])('an amount such as %s stays, and asks for nothing', async (typed, told) => {
    const user = await open(withFields('amount'));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Bedrag vanaf' });
    await user.type(field, `${typed}{Enter}`);
    expect(await screen.findByText(told)).toBeDefined();
    expect(field.value).toBe(typed);
    await user.tab();
    expect(field.value).toBe(typed);
    expect(asked('payments')).toEqual({});
    await user.clear(field);
    await user.type(field, '1.500,00{Enter}');
    await waitFor(() => expect(asked('payments')).toEqual({ amount_from: 150_000 }));
    expect(screen.queryByText(told)).toBeNull();
  });

  it('an amount above the one it should stay under is told', async () => {
    const user = await open(withFields('amount'));
    await user.type(await screen.findByRole('textbox', { name: 'Bedrag vanaf' }), '20{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Bedrag tot en met' }), '10{Enter}');
    expect(await screen.findByText('Lager dan het bedrag ervoor: zo is er niets te vinden')).toBeDefined();
  });

  it.each(['payments', 'audit', 'direct-debits'])('a day of %s may be typed digit by digit', async (resource) => {
    const user = await open(resource === 'payments' ? withFields('period') : `/${resource}`);
    const search = await screen.findByRole('search');
    const field = search.querySelector<HTMLInputElement>('input[type=date]')!;
    await user.click(field);
    const { fireEvent } = await import('@testing-library/react');
    // What a browser tells while the year is typed.
    for (const day of ['0002-03-01', '0020-03-01', '0202-03-01']) {
      fireEvent.change(field, { target: { value: day } });
      expect(field.value).toBe(day);
    }
    expect(asked(resource)).toEqual({});
    fireEvent.blur(field);
    expect(await within(search).findByText('Kies een dag vanaf 1 januari 2000')).toBeDefined();
    fireEvent.change(field, { target: { value: '2026-03-01' } });
    await waitFor(() => expect(Object.keys(asked(resource)!)).toHaveLength(1));
    expect(within(search).queryByText('Kies een dag vanaf 1 januari 2000')).toBeNull();
  });

  it('a last day before the first is told', async () => {
    const span = { placed_from: '2026-03-10T00:00:00.000Z', placed_before: '2026-03-02T00:00:00.000Z' };
    await open(`/payments?filter=${encodeURIComponent(JSON.stringify(span))}`);
    expect(await screen.findByText('Voor de eerste dag: zo is er niets te vinden')).toBeDefined();
  });
});
