import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import { changeOf, currenciesOf, funnelOf, isNothing, listOf, otherWindow, type Figures, type Report } from './figures';

const eur = (amount: number) => [{ amount, currency: 'EUR' }];
const NOTHING: Figures = {
  ...{ sign_ups: 0, confirmed: 0, fictional_sign_ups: 0, fictional_confirmed: 0, first_purchases: 0 },
  ...{ second_purchases: 0, paying: 0, messages: 0, messages_to_fictional: 0, messages_by_fictional: 0 },
  ...{ purchases: 0, revenue: [], refunds: 0, refunded: [], charge_backs: 0, charged_back: [], won_back: [] },
};
const SOME: Figures = {
  ...NOTHING,
  ...{ sign_ups: 40, confirmed: 30, fictional_sign_ups: 3, first_purchases: 6, second_purchases: 3, paying: 60 },
  ...{ messages: 1_200, messages_to_fictional: 20, messages_by_fictional: 18, purchases: 11, revenue: eur(14_985) },
  ...{ charge_backs: 1, charged_back: eur(999), won_back: eur(500) },
};
const day = (from: string, before_from: string, now: Figures, before: Figures): Report['periods'][number] => ({
  ...{ from, until: from, before_from, before_until: before_from, now, before },
});
const report: Report = {
  by: 'day',
  from: '2026-03-01',
  until: '2026-03-02',
  periods: [
    day('2026-03-01', '2026-02-27', NOTHING, { ...NOTHING, sign_ups: 32 }),
    day('2026-03-02', '2026-02-28', SOME, NOTHING),
  ],
  total: { now: SOME, before: { ...NOTHING, sign_ups: 32, messages: 1_500 } },
  countries: [{ value: 'NL', now: eur(14_985), before: [] }],
  methods: [{ value: 'ideal', now: eur(14_985), before: [] }],
};
const STEPS = ['company', 'packages', 'methods', 'terms', 'staff', 'mail', 'payments', 'key', 'backups', 'places'];
const NO_STEP = Object.fromEntries(STEPS.map((step) => [step, false]));
const ALL_STEPS = Object.fromEntries(STEPS.map((step) => [step, true]));
const HOUR = 3_600_000;
const queue = (list: string, filter: Record<string, unknown>, waiting: number, hours?: number) => ({
  ...{ list, filter, waiting, more: waiting === 10_000 },
  oldest_at: hours === undefined ? null : new Date(Date.now() - hours * HOUR).toISOString(),
});

async function open(role: string, answers: Parameters<typeof answerByPath>[0] = {}, address = '/') {
  widenWindow();
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'fee@staff.test', role } },
    '/api/admin/queues': {
      json: {
        queues: [
          queue('refunds', { status: ['requested', 'confirming'] }, 2, 50),
          queue('direct-debits', { transfer: true }, 0),
          queue('payments', { attention: true }, 10_000, 1),
        ],
      },
    },
    '/api/admin/figures': { json: report },
    ...answers,
  });
  return openConsole(address);
}
const asked = () =>
  sent()
    .map(({ url }) => url)
    .filter((url) => url.startsWith('/api/admin/figures'));
const textOf = (one: HTMLElement) => one.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('ADM-07 the first screen of the console', () => {
  it('says what waits and for how long, each leading to what was counted', async () => {
    await open('finance');
    const waits = await screen.findByRole('region', { name: 'Wat wacht' });
    const links = await within(waits).findAllByRole('link');
    expect(links.map(textOf)).toEqual([
      'Terugbetalingen2Oudste: 2 dagen',
      'Incasso’s0Er wacht niets',
      'Betalingen10.000+Oudste: 1 uur',
    ]);
    expect(links.map((link) => decodeURIComponent(link.getAttribute('href')!))).toEqual([
      '/refunds?filter={"status":["requested","confirming"]}',
      '/direct-debits?filter={"transfer":true}',
      '/payments?filter={"attention":true}',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeDefined();
  });

  it('tells finance how it goes, beside the time before, and members apart from fictional profiles', async () => {
    await open('finance');
    const signUps = await screen.findByRole('region', { name: 'Aanmeldingen' });
    expect(textOf(signUps)).toContain('Aanmeldingen40+25%, ervoor 32Daarnaast 3 fictieve profielen');
    expect(textOf(await screen.findByRole('region', { name: 'Berichten tussen leden' }))).toContain('−20%, ervoor');
    const rows = within(within(signUps).getByRole('figure', { name: 'Aanmeldingen' })).getAllByRole('row');
    expect(rows.map(textOf)).toEqual(['DagPeriode ervoorDeze periode', '1 mrt320', '2 mrt040']);
    const href = within(signUps).getByRole('link', { name: '40' }).getAttribute('href')!;
    expect(decodeURIComponent(href)).toContain('/members?filter={"signup_from":"2026-0');
    expect(textOf(screen.getByRole('region', { name: 'Omzet' }))).toContain('€ 149,85');
    expect(textOf(screen.getByRole('region', { name: 'Terugboekingen' }))).toContain('€ 9,99, € 5,00 teruggewonnen');
    expect(textOf(screen.getByRole('region', { name: 'Berichten tussen leden' }))).toContain(
      'Fictieve profielen: 20 aan, 18 van',
    );
    const steps = within(screen.getByRole('region', { name: 'Van aanmelding tot tweede aankoop' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(textOf)).toEqual([
      'Aangemeld40ervoor 32',
      'Adres bevestigd3075% van de stap ervoor, eerder 0%',
      'Eerste aankoop620% van de stap ervoor, eerder –',
      'Tweede aankoop350% van de stap ervoor, eerder –',
    ]);
  });

  it('tells an admin of a site without members what to do first, and what of it is done', async () => {
    const count = (resource: string, total: number) => ({
      json: [],
      headers: { 'Content-Range': `${resource} */${total}` },
    });
    await open('admin', {
      '/api/admin/members': count('members', 0),
      '/api/admin/staff': count('staff', 1),
      '/api/admin/settings': { json: { version: 1, settings: { done_steps: ['packages'] } } },
      '/api/admin/installation': { json: { ...NO_STEP, company: true, packages: true, mail: true } },
    });
    const first = await screen.findByRole('region', { name: 'Begin hier' });
    const company = await within(first).findByRole('link', { name: /wie achter de site zit/ });
    await vi.waitFor(() => expect(textOf(company.closest('li')!)).toContain(', gedaan'));
    const staff = within(first).getByRole('link', { name: 'Geef collega’s toegang' });
    expect(staff.getAttribute('href')).toBe('/staff');
    expect(textOf(staff.closest('li')!)).not.toContain(', gedaan');
    const step = (words: string) => textOf(within(first).getByText(words).closest('li')!);
    expect(step('Sluit een mailserver aan')).toContain(', gedaan');
    const user = userEvent.setup();
    expect(within(first).queryByRole('button', { name: /pakketten|mailserver|betaalbedrijf/ })).toBeNull();
    await user.click(within(first).getByRole('button', { name: 'Markeer als gedaan: Maak elke nacht een back-up' }));
    const put = await vi.waitFor(() => sent().find(({ method }) => method === 'PUT')!);
    expect(put).toMatchObject({
      url: '/api/admin/settings',
      body: {
        ...{ version: 1, reason: 'Gedaan: Maak elke nacht een back-up' },
        changes: { done_steps: ['packages', 'backups'] },
      },
    });
    expect(step('Sluit een betaalbedrijf aan')).toMatch(/Die hoort in secrets\/mollie_api_key$/);
  });

  it('and of one with members as long as something is missing that can be seen', async () => {
    await open('admin', {
      '/api/admin/members': { json: [], headers: { 'Content-Range': 'members */3' } },
      '/api/admin/installation': { json: { ...ALL_STEPS, backups: false } },
    });
    const first = await screen.findByRole('region', { name: 'Begin hier' });
    expect(textOf(first)).toContain('Er zijn al leden, maar hier ontbreekt nog iets van.');
  });

  it.each([
    ['admin', 1],
    ['finance', 0],
  ])('says nothing of it to who is %s of a site with %i members', async (role, total) => {
    await open(role, {
      '/api/admin/members': { json: [], headers: { 'Content-Range': `members */${total}` } },
      '/api/admin/installation': { json: ALL_STEPS },
    });
    await screen.findByRole('region', { name: 'Omzet' });
    expect(screen.queryByRole('region', { name: 'Begin hier' })).toBeNull();
  });

  it('goes by week or month and to an earlier time, in its address and its file', async () => {
    const user = await open('finance');
    await user.click(await screen.findByRole('button', { name: 'Maand' }));
    await vi.waitFor(() => expect(asked().at(-1)).toBe('/api/admin/figures?by=month'));
    expect(document.querySelector('a[download]')!.getAttribute('href')).toBe(
      '/api/admin/figures.csv?by=month&language=nl&decimal=comma',
    );
    await user.click(screen.getByRole('button', { name: 'Eerdere periode' }));
    await vi.waitFor(() => expect(asked().at(-1)).toBe('/api/admin/figures?by=month&until=2026-02-28'));
    expect(window.location.search).toBe('?by=month&until=2026-02-28');
  });

  it('shows moderators what waits, and no figures', async () => {
    await open('moderator');
    await screen.findByRole('region', { name: 'Wat wacht' });
    await screen.findAllByRole('link', { name: /Terugbetalingen/ });
    expect(screen.queryByRole('region', { name: 'Hoe het gaat' })).toBeNull();
    expect(asked()).toEqual([]);
  });

  it('says that nothing has happened yet on a new site, and offers another try where it cannot be told', async () => {
    const total = { now: NOTHING, before: NOTHING };
    const user = await open('finance', {
      '/api/admin/figures': { json: { ...report, total, countries: [], methods: [] } },
      '/api/admin/queues': { status: 503, json: { status: 503, code: 'busy' } },
    });
    expect(await screen.findByText(/In deze tijd is er nog niets gebeurd/)).toBeDefined();
    const before = sent().filter(({ url }) => url === '/api/admin/queues').length;
    await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    await vi.waitFor(() =>
      expect(sent().filter(({ url }) => url === '/api/admin/queues').length).toBeGreaterThan(before),
    );
  });
});

describe('ADM-07 figures', () => {
  it('are compared in percent, where there is something to compare with', () => {
    expect([changeOf(6, 4), changeOf(0, 4), changeOf(4, 0), changeOf(0, 0)]).toEqual([50, -100, null, null]);
    expect(funnelOf(NOTHING).map(({ percent }) => percent)).toEqual([null, null, null, null]);
    expect([isNothing(report), isNothing({ ...report, total: { now: NOTHING, before: NOTHING } })]).toEqual([
      false,
      true,
    ]);
  });

  it('have a chart for each currency that money came in, also if only before', () => {
    const gbp = [{ amount: 1, currency: 'GBP' }];
    expect(currenciesOf({ ...report, total: { ...report.total, before: { ...NOTHING, revenue: gbp } } })).toEqual([
      'EUR',
      'GBP',
    ]);
  });

  it('lead to the list that makes them, where there is one', () => {
    expect(decodeURIComponent(listOf('paying', report))).toBe('/members?filter={"paid_user":true}');
    expect(decodeURIComponent(listOf('refunds', report))).toContain('"status":["paid_out"]');
    expect(listOf('revenue', report)).toBe(listOf('first_purchases', report));
  });

  it('go on with the window before and after', () => {
    expect(otherWindow({ from: '2026-03-01', until: '2026-03-30' }, -1)).toBe('2026-02-28');
    expect(otherWindow({ from: '2026-03-01', until: '2026-03-30' }, 1)).toBe('2026-04-29');
  });
});
