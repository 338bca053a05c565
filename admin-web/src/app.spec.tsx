import { screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Member } from './layout/values/member';
import { openConsole, widenWindow } from './testing/open-console';
import { answerByPath, problem, queuesWith, sent } from './testing/server';

const mira = { id: 's1', email: 'mira@staff.test', role: 'finance' };
const anna: Member = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  name: 'Anna',
  email: 'anna@example.test',
  status: 'not_confirmed',
  country: 'NL',
  region: 'NL-NH',
  gender: 'female',
  age: 34,
  credits: 12450,
  paid_user: true,
  signup_date: '2026-06-28T09:12:00.000Z',
  fictional: true,
  disabled: false,
};
const regions = { regions: { NL: { regions: [{ key: 'NL-NH', name: 'Noord-Holland' }] } } };
const list = (...rows: Member[]) => ({ json: rows, headers: { 'Content-Range': `members 0-24/${rows.length}` } });
const loggedIn = { '/api/admin/session': { json: mira }, '/api/admin/regions': { json: regions } };

async function open(path: string) {
  return openConsole(path);
}

const filterOfLast = () => {
  const url = sent().findLast(({ url }) => url.startsWith('/api/admin/members?'))!.url;
  return JSON.parse(new URL(url, 'http://console.test').searchParams.get('filter')!) as unknown;
};

beforeEach(() => widenWindow());

describe('ADM-05 logging in', () => {
  it('says what is missing, then why it was refused, then shows what was asked for', async () => {
    let reply = problem(429, 'account_locked', { minutes: 12 });
    answerByPath({
      ...loggedIn,
      '/api/admin/session': problem(403, 'authentication_required'),
      '/api/admin/login': () => reply,
      '/api/admin/members': list(anna),
    });
    const user = await open('/members');
    await user.click(await screen.findByRole('button', { name: 'Aanmelden' }));
    expect(screen.getByText('Vul je e-mailadres in')).toBeDefined();
    expect(sent().some(({ url }) => url.endsWith('/login'))).toBe(false);

    await user.type(screen.getByLabelText('E-mailadres'), 'mira@staff.test');
    await user.type(screen.getByLabelText('Wachtwoord'), 'correct horse{Enter}');
    expect(await screen.findByText('Te veel mislukte pogingen. Probeer het over 12 minuten opnieuw.')).toBeDefined();

    reply = { json: { step: 'done', staff: mira } };
    await user.click(screen.getByRole('button', { name: 'Aanmelden' }));
    expect(await screen.findByRole('link', { name: 'Anna' })).toBeDefined();
    expect(screen.getByRole('button', { name: /mira@staff.test\s*Financiën/ })).toBeDefined();
  });
});

describe('ADM-05 the sections', () => {
  const sections = () =>
    screen.getAllByRole('menuitem').flatMap((item) => (item.tagName === 'A' ? [item.textContent] : []));

  it('are those of the role, by subject, and tell what waits in each queue', async () => {
    answerByPath({
      ...loggedIn,
      '/api/admin/members': list(anna),
      '/api/admin/queues': queuesWith({ payments: 0, refunds: 2, proposals: 3, 'direct-debits': 120 }),
    });
    await open('/members');
    expect(await screen.findByRole('menuitem', { name: /^Terugbetalingen ?, 5 wachten$/ })).toBeDefined();
    expect(sections()).toEqual([
      ...[
        'Overzicht',
        'Leden',
        'Klachten',
        'Betalingen',
        'Terugbetalingen5, 5 wachten',
        'Terugboekingen',
        'Incasso’s99+, 120 wachten',
        'Boeken',
      ],
      ...['Herkomst', 'Kortingscodes', 'Mailings'],
    ]);
    expect(screen.getByText('99+')).toBeDefined();
    expect(screen.getByText('Geld')).toBeDefined();
    // One request counts all.
    expect(sent().filter(({ url }) => url === '/api/admin/queues')).toHaveLength(1);
  });

  it('are in groups that open and close, which tell what waits in them; where one is stays in sight', async () => {
    answerByPath({
      ...loggedIn,
      '/api/admin/members': list(anna),
      '/api/admin/queues': queuesWith({ payments: 3, refunds: 2 }),
    });
    const user = await open('/members');
    const heading = (name: string | RegExp) => screen.findByRole('menuitem', { name });
    await heading(/^Terugbetalingen ?, 2 wachten$/);
    await user.click(await heading('Groep Geld'));
    expect(sections()).not.toContain('Betalingen3, 3 wachten');
    expect((await heading(/^Groep Geld ?, 5 wachten$/)).getAttribute('aria-expanded')).toBe('false');
    await user.click(await heading('Groep Werving'));
    expect(sections()).not.toContain('Mailings');
    await user.click(await heading('Groep Werving'));
    await user.click(await heading('Mailings'));
    await screen.findByRole('heading', { level: 1, name: 'Mailings' });
    await user.click(await heading('Groep Werving'));
    expect(sections()).toContain('Mailings');
  });

  it.each([
    ['admin', 19],
    ['finance', 11],
    ['moderator', 8],
  ] as const)('are few for %s, and technical ones for an administrator alone', async (role, most) => {
    answerByPath({ '/api/admin/session': { json: { ...mira, role } }, '/api/admin/members': list(anna) });
    await open('/members');
    await screen.findByRole('link', { name: 'Anna' });
    expect(sections().length).toBeLessThanOrEqual(most);
    expect(sections().includes('Techniek')).toBe(role === 'admin');
  });

  it('that share an entry are tabs at their own addresses, each with what waits in it', async () => {
    answerByPath({
      ...loggedIn,
      '/api/admin/queues': queuesWith({ proposals: 3 }),
      '/api/admin/refunds': list(),
      '/api/admin/proposals': list(),
    });
    const user = await open('/proposals');
    const tabs = within(await screen.findByRole('navigation', { name: 'Onderdelen hiervan' }));
    expect(screen.getByRole('menuitem', { name: /^Terugbetalingen/ }).className).toContain('active');
    expect(await tabs.findByRole('link', { name: /^Voorstellen ?, 3 wachten$/, current: 'page' })).toBeDefined();
    await user.click(tabs.getByRole('link', { name: 'Terugbetalingen' }));
    await screen.findByRole('heading', { level: 1, name: 'Terugbetalingen' });
    expect(window.location.pathname).toBe('/refunds');
  });
});

describe('ADM-02 members', () => {
  it('shows who they are, in words', async () => {
    answerByPath({
      ...loggedIn,
      '/api/admin/members': list(anna, { ...anna, id: 'gone', name: null, email: null, age: null }),
    });
    await open('/members');
    const row = (await screen.findByRole('link', { name: 'Anna' })).closest('tr')!;
    expect(await within(row).findByText('NL · Noord-Holland')).toBeDefined();
    for (const text of ['anna@example.test', 'Niet bevestigd', 'Fictief', '34', '12.450', 'Ja', '28 jun 2026'])
      expect(within(row).getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Gewist' })).toBeDefined();
  });

  it('offers nothing that does not work', async () => {
    answerByPath({ ...loggedIn, '/api/admin/members': list(anna) });
    await open('/members');
    await screen.findByRole('link', { name: 'Anna' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    for (const name of [/aanmaken/i, /export/i, /bewerk/i, /verwijder/i])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('searches for a whole address once Enter is pressed, beside the other filters', async () => {
    answerByPath({ ...loggedIn, '/api/admin/members': () => list(anna) });
    const user = await open('/members');
    await screen.findByRole('link', { name: 'Anna' });
    await user.keyboard('/');
    await user.keyboard('anna@example.test{Enter}');
    await waitFor(() => expect(filterOfLast()).toEqual({ q: 'anna@example.test' }));
    await user.selectOptions(screen.getByLabelText('Status'), 'active');
    await waitFor(() => expect(filterOfLast()).toEqual({ q: 'anna@example.test', status: 'active' }));
    await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
    await waitFor(() => expect(filterOfLast()).toEqual({}));
  });

  it('open from the keyboard, and close again', async () => {
    answerByPath({
      ...loggedIn,
      '/api/admin/members': list(anna),
      [`/api/admin/members/${anna.id}`]: { json: anna },
      [`/api/admin/wallets/${anna.id}`]: { json: { balance: 0, transactions: [], next: null } },
    });
    const user = await open('/members');
    await screen.findByRole('link', { name: 'Anna' });
    await user.keyboard('j{Enter}');
    expect(await screen.findByText(anna.id)).toBeDefined();
    // In the header that stays, and among the facts.
    expect(screen.getAllByText('34 jaar')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'Anna' })).toBeDefined();
  });

  it('tell what went wrong and try again', async () => {
    let reply = problem(403, 'forbidden');
    answerByPath({ ...loggedIn, '/api/admin/members': () => reply });
    const user = await open('/members?filter={}');
    expect(await screen.findByText('Je rol mag dit niet. Vraag het een beheerder.')).toBeDefined();
    reply = list(anna);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('link', { name: 'Anna' })).toBeDefined();
  });
});
