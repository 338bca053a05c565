import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import { inOrder, instantOf, partsOf, type MemberState } from './moment';

const member = '0199a1b2-0000-7000-8000-000000000001';
const path = `/api/admin/members/${member}/as-of`;
const now: MemberState = {
  at: null,
  status: 'active',
  disabled: false,
  paid_user: true,
  signup_date: '2026-03-02T10:00:00.000Z',
  language: 'nl',
  email: { value: 'anna@example.org' },
  name: { value: 'Anna' },
  age: { value: 36 },
  gender: { value: 'female' },
  country: 'NL',
  region: null,
  fictional: false,
  invisible: false,
  hidden: false,
  consents: { sexuality: false, interests: true, appearance: false },
  profile: { city: { value: 'Utrecht' }, description: null, interests: { value: ['music'] } },
  wallet: { balance: 20, held: 0, debt: 0, purchases: 1 },
  conversations: { partners: 3, listed: 3, unread: 1, sent: 4, received: 5 },
};
const then: MemberState = {
  ...now,
  at: '2026-06-28T09:02:00.123Z',
  email: { value: null },
  paid_user: false,
  profile: { city: { value: 'Hoorn' }, description: null, interests: { value: ['music'] } },
  wallet: { balance: 30, held: 0, debt: 0, purchases: 0 },
};

async function open(search: string, states: MemberState[] = [then, now]) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'admin' } },
    '/api/admin/members': { json: [{ id: member, name: 'Anna' }], headers: { 'Content-Range': 'members 0-0/1' } },
    '/api/admin/regions': { json: { regions: {} } },
    [path]: { json: { id: member, states, counted: { conversations: 2, all: 3 } } },
  });
  const user = await openConsole(`/timeline/member-${member}/show${search}`);
  await screen.findByRole('tab', { name: 'Stand op een moment', selected: true });
  return user;
}
const looks = () => sent().filter(({ url }) => url.startsWith(path));
const asked = () => looks().map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams));
const rowOf = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => widenWindow());

describe('ADM-02 a member as of a moment', () => {
  it('shows both states beside each other, says what differs, and shows that alone on request', async () => {
    const user = await open('?view=moment&at=2026-06-28T09:02:00.123Z');
    await screen.findByRole('table', { name: 'Het lid op beide momenten' });
    expect(asked()).toEqual([{ at: '2026-06-28T09:02:00.123Z' }]);
    expect(looks()[0]!.headers.get('X-Client-Request')).toBe('1');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(1, 3)).toEqual([expect.stringMatching(/28 jun 2026.*09:02:00 UTC/), 'Nu']);
    expect(rowOf(/^Woonplaats.*Gewijzigd/)).toEqual(['Hoorn', 'Utrecht']);
    expect(rowOf(/^E-mailadres.*Gewijzigd/)).toEqual(['Gewist', 'anna@example.org']);
    expect(rowOf(/^Saldo.*Gewijzigd/)).toEqual(['30', '20']);
    expect(rowOf(/^Interesses$/)).toEqual(['Muziek', 'Muziek']);
    expect(rowOf(/^Toestemming voor$/)).toEqual(['Interesses', 'Interesses']);
    // Neither has one.
    expect(screen.queryByRole('rowheader', { name: 'Over mij' })).toBeNull();
    screen.getByText('5 regels verschillen');
    screen.getByText(/De laatste 2 van 3 gesprekken zijn geteld/);

    await user.click(screen.getByRole('switch', { name: 'Alleen wat verschilt' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(5);
  });

  it('is asked for by day and time, the earlier instant first, and not without one', async () => {
    const user = await open('?view=moment');
    expect(looks()).toEqual([]);
    const show = screen.getByRole('button', { name: 'Tonen' });
    await user.click(show);
    await screen.findByText('Vul een dag en een tijd in');
    expect(looks()).toEqual([]);
    const field = (name: RegExp) => screen.getByLabelText(name);
    const at = (value: string) => fireEvent.change(field(/^Stand op\s*\*?$/), { target: { value } });
    at('2099-06-28T09:02');
    await user.click(show);
    await screen.findByText('Dit moment moet nog komen');
    expect(looks()).toEqual([]);
    at('2024-06-28T09:02');
    fireEvent.change(field(/^Ernaast/), { target: { value: '2024-05-01T00:00:30' } });
    const pages = window.history.length;
    // The second press comes before anything is drawn anew.
    await act(async () => {
      show.click();
      await new Promise((resolve) => setTimeout(resolve));
      show.click();
    });
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(window.history.length).toBe(pages + 1);
    expect(asked()).toEqual([{ at: '2024-05-01T00:00:30.000Z', beside: '2024-06-28T09:02:00.000Z' }]);
    expect(window.location.search).toContain('at=2024-05-01T00%3A00%3A30.000Z');
    await user.click(show);
    expect(asked()).toHaveLength(1);
  });

  it('ADM-05 what the role is not told is no line', () => {
    const ofFinance = { ...now, profile: null, consents: null };
    const finance = partsOf([ofFinance, { ...ofFinance, conversations: { ...now.conversations!, sent: null } }]);
    const fields = finance.flatMap(({ lines }) => lines.map(({ field }) => field));
    expect(fields).not.toContain('city');
    expect(fields).not.toContain('consents');
    expect(partsOf([now, now]).every(({ lines }) => lines.every(({ changed }) => !changed))).toBe(true);
    const moderator = { ...now, wallet: null };
    expect(partsOf([moderator, moderator]).map(({ name }) => name)).toEqual(['account', 'profile', 'conversations']);
  });

  it('of an address is an instant, or none', () => {
    expect([instantOf('yesterday'), instantOf(null)]).toEqual([undefined, undefined]);
    expect(inOrder('2026-06-28', '2026-05-01')).toEqual(['2026-05-01', '2026-06-28']);
    expect(inOrder('2026-06-28', undefined)).toEqual(['2026-06-28', undefined]);
  });
});
