import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import { placeOf, type AuditEntry } from './audit';

const actor = { kind: 'staff', id: '5aff0000-0000-7000-8000-000000000001', name: 'Mira' } as const;
const entries: AuditEntry[] = [
  {
    id: 9,
    at: '2026-06-28T09:12:00.000Z',
    actor,
    type: 'StreamViewed',
    stream: 'payment-p1',
    opened: ['SignedUp.email'],
    exported: null,
    reason: null,
    alone: false,
    about: null,
  },
  {
    id: 8,
    at: '2026-06-28T09:05:00.000Z',
    actor,
    type: 'MemberOpened',
    stream: 'member-m1',
    opened: [],
    exported: null,
    reason: 'case',
    alone: false,
    about: '0199a1b2-0000-7000-8000-000000000003',
  },
  {
    id: 7,
    at: '2026-06-28T09:02:00.000Z',
    actor,
    type: 'RefundRefused',
    stream: 'refund-r1',
    opened: [],
    exported: null,
    reason: 'Al uitgegeven',
    alone: false,
    about: null,
  },
  {
    id: 6,
    at: '2026-06-28T09:01:00.000Z',
    actor,
    type: 'SomethingNew',
    stream: 'something-x1',
    opened: [],
    exported: null,
    reason: null,
    alone: true,
    about: null,
  },
  {
    id: 5,
    at: '2026-06-28T09:00:00.000Z',
    actor,
    type: 'ListExported',
    stream: `export-${actor.id}`,
    opened: [],
    exported: { list: 'refunds', filter: { status: ['requested'], q: '…' }, rows: 1234 },
    reason: null,
    alone: false,
    about: null,
  },
];

async function open(role = 'admin') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'ada@staff.test', role } },
    '/api/admin/audit': { json: entries, headers: { 'Content-Range': 'audit 0-3/4' } },
    '/api/admin/audit/choices': { json: { types: ['RefundRefused', 'StreamViewed'], staff: [actor] } },
  });
  return openConsole('/audit');
}
const lastFilter = () => {
  const { url } = sent().findLast((request) => request.url.startsWith('/api/admin/audit?'))!;
  return JSON.parse(new URL(url, 'http://x').searchParams.get('filter')!) as object;
};

beforeEach(() => widenWindow());

describe('ADM-05 the audit log', () => {
  it('tells who did what to what and why, and leads to what happened there', async () => {
    await open();
    const [, viewed, opened, refused, changed, exported] = await screen.findAllByRole('row');
    expect(viewed!.textContent).toMatch(/Mira bekeek de tijdlijn: betaling p1.*Geopend: E-mailadres/);
    expect(opened!.textContent).toMatch(/Mira opende de pagina van .*Vanuit een melding 00000003/);
    expect(refused!.textContent).toMatch(/Mira wees terugbetaling r1 af.*Al uitgegeven/);
    // What no release of this console knows is told all the same.
    expect(changed!.textContent).toMatch(
      /Mira: Something new, something x1 Er was geen ander\..*Er is geen reden bewaard\./,
    );
    expect(exported!.textContent).toMatch(/Terugbetalingen · Status: Wacht op besluit.* · 1\.234 rijen/);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const href of [
      '/cases/0199a1b2-0000-7000-8000-000000000003/show',
      '/refunds?filter=%7B%22status%22%3A%5B%22requested%22%5D%7D',
      '/payments/p1/show',
      '/refunds/r1/show',
      '/timeline/something-x1/show',
    ])
      expect(links).toContain(href);
  });

  it('leads from a card of a phone to the same, with no link or button within another', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: !query.includes('min-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await open();
    const about = await screen.findByRole('link', { name: '00000003' });
    expect(about.getAttribute('href')).toBe('/cases/0199a1b2-0000-7000-8000-000000000003/show');
    const cards = screen.getAllByRole('listitem').filter((card) => card.textContent.includes('Mira'));
    expect(cards.map((card) => card.querySelector('[data-row-link]')?.getAttribute('href'))).toEqual([
      '/payments/p1/show',
      '/members/m1/show',
      '/refunds/r1/show',
      '/timeline/something-x1/show',
      '/refunds?filter=%7B%22status%22%3A%5B%22requested%22%5D%7D',
    ]);
    expect(document.querySelector(':is(a, [role="button"]) a')).toBeNull();
  });

  it.each([
    ['settings-site', '/settings/history'],
    ['discount-LENTE', '/discounts/LENTE'],
    ['wallet-m1', '/members/m1/show'],
    ['caselog-c1', '/cases/c1/show'],
    ['finding-s1', '/staff/s1/show'],
    ['debitfile-f1', '/debit-files'],
    ['proposal-x', '/proposals/x/show'],
    ['chatphoto-x', '/timeline/chatphoto-x/show'],
  ])('what is about %s leads to %s', (stream, path) => {
    const { resource, id, type } = placeOf(stream);
    const end = { list: '', edit: `/${id}`, show: `/${id}/show` }[type];
    expect(`/${resource}${end}`).toBe(path);
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
