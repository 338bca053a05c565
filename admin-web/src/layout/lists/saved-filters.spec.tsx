import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Store } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app';
import { createI18nProvider } from '../../providers/i18n-provider';
import { createStore } from '../../providers/store';
import { widenWindow } from '../../testing/open-console';
import { answerByPath, sent } from '../../testing/server';

const payment = {
  id: '0199a1b2-0000-7000-8000-00000000000a',
  member_id: '0199a1b2-0000-7000-8000-000000000001',
  placed_at: '2026-06-28T09:12:00.000Z',
  status: 'failed',
  attention: null,
  payment_method: 'ideal',
  credits: 12450,
  amount: { amount: 1999, currency: 'EUR' },
};

async function open(address: string, language: 'nl' | 'en' = 'nl', store: Store = createStore()) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'fin@staff.test', name: 'Fin', role: 'finance' } },
    '/api/admin/payment-counts': { json: { counts: Array.from({ length: 7 }, () => ({ count: 1, more: false })) } },
    '/api/admin/brands': { json: { brands: [] } },
    '/api/admin/payment-totals': { json: { totals: [] } },
    '/api/admin/payments': { json: [payment], headers: { 'Content-Range': 'payments 0-0/1' } },
    '/api/admin/members': { json: [{ id: payment.member_id, name: 'Anna' }] },
  });
  window.history.pushState({}, '', address);
  const { unmount } = render(createApp(await createI18nProvider(language), store));
  return { user: userEvent.setup(), unmount };
}
const NOT_PAID = ['failed', 'cancelled', 'declined', 'returned'];
const asked = () => {
  const lists = sent().filter(({ url }) => url.startsWith('/api/admin/payments?') && !url.includes('%5B0%2C0%5D'));
  const last = lists.at(-1);
  return last && (JSON.parse(new URL(last.url, 'http://x').searchParams.get('filter') ?? '{}') as object);
};
const filtered = (filter: object) => `/payments?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  widenWindow();
});

describe('ADM-05 what somebody keeps of a list', () => {
  it.each([
    ['nl', 'Bewaard', 'Deze filters bewaren…', 'Naam', 'Opslaan', 'Filters wissen'],
    ['en', 'Saved', 'Save these filters…', 'Name', 'Save', 'Clear filters'],
  ] as const)('filters saved by a name are there again after logging out (%s)', async (language, ...words) => {
    const [menu, keep, name, save, clear] = words;
    const store = createStore();
    const { user, unmount } = await open(filtered({ status: 'failed', payment_method: 'ideal' }), language, store);
    await user.click(await screen.findByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: keep }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name }), 'Mislukt met iDEAL');
    await user.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: clear }));
    // The tab stays.
    await waitFor(() => expect(asked()).toEqual({ status: NOT_PAID }));
    unmount();
    store.reset();

    const later = await open('/payments', language);
    await later.user.click(await screen.findByRole('button', { name: menu }));
    await later.user.click(await screen.findByRole('menuitem', { name: 'Mislukt met iDEAL' }));
    await waitFor(() => expect(asked()).toEqual({ status: 'failed', payment_method: 'ideal' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('failed'),
    );
  });

  it('who was looked up is not kept in the browser', async () => {
    const { user } = await open(filtered({ q: 'anna@example.test', status: 'failed' }));
    await user.click(await screen.findByRole('button', { name: 'Bewaard' }));
    await screen.findByRole('menuitem', { name: 'Alle filters weghalen' });
    expect(screen.queryByRole('menuitem', { name: 'Deze filters bewaren…' })).toBeNull();
  });

  it('a column that was hidden stays so after logging out; that of the link cannot be hidden', async () => {
    const store = createStore();
    const { user, unmount } = await open('/payments', 'nl', store);
    await user.click(await screen.findByRole('button', { name: 'Kolommen' }));
    expect(headers()).toContain('Betaalmethode');
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Besteld op' })).toBeNull();
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Betaalmethode', checked: true }));
    await waitFor(() => expect(headers()).not.toContain('Betaalmethode'));
    unmount();
    store.reset();
    await open('/payments');
    await screen.findByText('Anna');
    expect(headers()).not.toContain('Betaalmethode');
    expect(headers()).toContain('Status');
  });
});

describe('ADM-05 fields follow the filter of the list', () => {
  it('when all of it is taken away after a field was refused, and when somebody goes back', async () => {
    const { user } = await open(filtered({ status: 'pending' }));
    await user.click(await screen.findByRole('button', { name: 'Filter toevoegen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Betaalmethode' }));
    const method = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Betaalmethode' });
    await waitFor(() => expect(method.options.length).toBeGreaterThan(1));
    await user.selectOptions(method, 'ideal');
    await waitFor(() => expect(asked()).toEqual({ status: 'pending', payment_method: 'ideal' }));
    await user.click(screen.getByRole('button', { name: 'Filter toevoegen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bedrag' }));
    await user.type(await screen.findByRole('textbox', { name: 'Bedrag vanaf' }), 'abc{Enter}');
    await screen.findByText('Vul een bedrag in, zoals 9,99');
    await user.selectOptions(method, '');
    await waitFor(() => expect(asked()).toEqual({ status: 'pending' }));
    window.history.back();
    await waitFor(() => expect(method.value).toBe('ideal'));
    await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
    await waitFor(() => expect(asked()).toEqual({ status: 'pending' }));
    expect(screen.queryByRole('combobox', { name: 'Betaalmethode' })).toBeNull();
  });
});
