import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app';
import { createI18nProvider } from '../providers/i18n-provider';
import { answerByPath, sent } from '../testing/server';
import type { AuditEntry } from './audit';

const actor = { kind: 'staff', id: '5aff0000-0000-7000-8000-000000000001', name: 'Mira' } as const;
const entries: AuditEntry[] = [
  {
    id: 9,
    at: '2026-06-28T09:12:00.000Z',
    actor,
    type: 'StreamViewed',
    stream: 'payment-p1',
    opened: ['SignedUp.email'],
    reason: null,
  },
  {
    id: 7,
    at: '2026-06-28T09:02:00.000Z',
    actor,
    type: 'RefundRefused',
    stream: 'refund-r1',
    opened: [],
    reason: 'Al uitgegeven',
  },
];

async function open(role = 'admin') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'ada@staff.test', role } },
    '/api/admin/audit': { json: entries, headers: { 'Content-Range': 'audit 0-1/2' } },
    '/api/admin/audit/choices': { json: { types: ['RefundRefused', 'StreamViewed'], staff: [actor] } },
  });
  window.history.pushState({}, '', '/audit');
  render(createApp(await createI18nProvider('nl'), memoryStore()));
  return userEvent.setup();
}
const lastFilter = () => {
  const { url } = sent().findLast((request) => request.url.startsWith('/api/admin/audit?'))!;
  return JSON.parse(new URL(url, 'http://x').searchParams.get('filter')!) as object;
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('ADM-05 the audit log', () => {
  it('tells who did what to what and why, and leads to what happened there', async () => {
    await open();
    const [, viewed, refused] = await screen.findAllByRole('row');
    expect(viewed!.textContent).toMatch(/Mira.*Tijdlijn bekeken.*Betaling p1.*Geopend: E-mailadres/);
    expect(refused!.textContent).toMatch(/Mira.*Terugbetaling afgewezen.*Terugbetaling r1.*Al uitgegeven/);
    expect(screen.getByRole('link', { name: 'Betaling p1' }).getAttribute('href')).toBe('/timeline/payment-p1/show');
  });

  it('asks the server for what it is filtered by', async () => {
    const user = await open();
    await screen.findAllByRole('row');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Wie' }),
      await screen.findByRole('option', { name: 'Mira' }),
    );
    await waitFor(() => expect(lastFilter()).toEqual({ staff_id: actor.id }));
    await user.type(screen.getByRole('searchbox', { name: /^Tijdlijn, zoals/ }), 'refund-r1{Enter}');
    await waitFor(() => expect(lastFilter()).toEqual({ staff_id: actor.id, stream: 'refund-r1' }));
    await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
    await waitFor(() => expect(lastFilter()).toEqual({}));
  });

  it('is for administrators', async () => {
    await open('finance');
    await screen.findByText('Op dit adres is niets te vinden.');
  });

  it('is taken home as it is filtered on the screen', async () => {
    await open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Exporteren (CSV)' });
    expect(link.getAttribute('href')).toMatch(/^\/api\/admin\/audit\.csv\?sort=/);
  });
});
