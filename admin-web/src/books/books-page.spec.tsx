import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import type { Books, PeriodAccount } from './books';

const anna = '0199a1b2-0000-7000-8000-000000000001';
const sound: Books = {
  balanced: true,
  accounts: [
    { account: 'sold', credits: -1_200 },
    { account: 'granted', credits: -300 },
    { account: 'member_wallets', credits: 900 },
    { account: 'held', credits: 100 },
    { account: 'spent', credits: 560 },
    { account: 'refunded', credits: 0 },
    { account: 'lapsed', credits: 0 },
    { account: 'charged_back', credits: 100 },
    { account: 'debt', credits: -60 },
    { account: 'chargeback_loss', credits: -100 },
  ],
  sum: 0,
  wallets: { holders: 1_024, credits: 900, difference: 0, differing: 0 },
  debts: { debtors: 1, credits: 60, difference: 0, listed: [{ member_id: anna, credits: 60 }] },
  differences: [],
};
let answer: { json: Books };
const held = (credits: number, moved = 0) => ({
  opening: { credits, money: [] },
  moved: { credits: moved, money: [] },
  closing: { credits: credits + moved, money: [] },
});
const period: { accounts: PeriodAccount[] } = {
  accounts: [
    { account: 'sold', ...held(-1_200, -100) },
    { account: 'granted', ...held(-300) },
    { account: 'member_wallets', ...held(900, 60) },
    { account: 'spent', ...held(600, 40) },
  ],
};

async function open() {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'fee@staff.test', role: 'finance' } },
    '/api/admin/books': () => answer,
    '/api/admin/ledger': { json: period },
    [`/api/admin/wallets/${anna}/write-off`]: { json: { debt: 0 } },
    '/api/admin/members': { json: [{ id: anna, name: 'Anna' }], headers: { 'Content-Range': 'members 0-0/1' } },
  });
  return openConsole('/books');
}
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => {
  answer = { json: sound };
  widenWindow();
});

describe('MNY-09 the books in the console', () => {
  it('say in words that they balance, and show two sides with one total', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'De boeken kloppen' })).toBeDefined();
    expect(screen.getByText('1.024 leden hebben samen 900 credits.')).toBeDefined();
    expect(cells(screen.getByRole('table', { name: 'Waar credits vandaan kwamen' }))).toEqual([
      'Verkocht1.200',
      'Weggegeven300',
      'Tekort na terugboekingen60',
      'Verloren door terugboekingen100',
      'Totaal1.660',
    ]);
    expect(screen.getByText('1 lid heeft een tekort van 60 credits.')).toBeDefined();
    expect(screen.getByText('De tekorten samen zijn wat het grootboek zegt.')).toBeDefined();
    expect(cells(screen.getByRole('table', { name: 'Waar ze zijn' })).slice(-1)).toEqual(['Totaal1.660']);
    expect(screen.queryByRole('table', { name: 'Tegoeden die niet kloppen' })).toBeNull();
  });

  it('ADM-04 show a period by the same two sides, each with its total before, during and after', async () => {
    await open();
    expect(cells(await screen.findByRole('table', { name: 'Rekeningen in een periode' }))).toEqual([
      'Waar credits vandaan kwamen',
      'Verkocht1.2001001.300',
      'Weggegeven3000300',
      'Totaal1.5001001.600',
      'Waar ze zijn',
      'Tegoed van leden90060960',
      'Uitgegeven60040640',
      'Totaal1.5001001.600',
    ]);
  });

  it('say what differs by how much, lead to the member, and are asked again by a key', async () => {
    const wallets = { ...sound.wallets, difference: 5, differing: 60 };
    const differences = [{ member_id: anna, balance: 125, movements: 120, debt: 7, debt_movements: 3 }];
    const debts = { ...sound.debts, listed: [] };
    answer = { json: { ...sound, balanced: false, wallets, debts, differences } };
    const user = await open();
    expect(await screen.findByRole('heading', { name: 'De boeken kloppen niet' })).toBeDefined();
    expect(screen.getByText('Alle boekingen zijn in evenwicht.')).toBeDefined();
    expect(screen.getByText('De tegoeden verschillen +5 credits van het grootboek.')).toBeDefined();
    expect(screen.getByText(/^60 tegoeden staan onder nul/)).toBeDefined();
    expect(screen.getByText('De eerste 1 van 60.')).toBeDefined();
    const link = await screen.findByRole('link', { name: 'Anna' });
    expect(link.getAttribute('href')).toContain(`/members/${anna}/show`);
    expect(link.closest('tr')!.textContent).toBe('Anna12512073');

    answer = { json: { ...sound, differences: differences.map((one) => ({ ...one, debt: 0, debt_movements: 0 })) } };
    await user.keyboard('r');
    await waitFor(() => expect(link.closest('tr')!.textContent).toBe('Anna125120'));

    answer = { json: sound };
    await user.keyboard('r');
    expect(await screen.findByText('De boeken kloppen')).toBeDefined();
    expect(sent().filter(({ url }) => url === '/api/admin/books')).toHaveLength(3);
  });

  it('ADM-05 name who owes, and finance writes a debt off with a reason', async () => {
    const user = await open();
    const table = await screen.findByRole('table', { name: 'Tekorten na terugboekingen' });
    expect(await within(table).findByRole('link', { name: 'Anna' })).toBeDefined();
    await user.click(within(table).getByRole('button', { name: /^Afschrijven…/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tekort van 60 credits afschrijven?' }));
    expect(dialog.getByText('In de boeken wordt het een verlies door terugboekingen.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Schrijf het tekort af' }));
    expect(sent().some(({ method }) => method === 'POST')).toBe(false);
    await user.type(dialog.getByRole('textbox'), 'Verhuisd');
    answer = { json: { ...sound, debts: { debtors: 0, credits: 0, difference: 0, listed: [] } } };
    await user.click(dialog.getByRole('button', { name: 'Schrijf het tekort af' }));
    expect(await screen.findByText('Het tekort is afgeschreven.')).toBeDefined();
    expect(sent().find(({ method }) => method === 'POST')?.body).toEqual({ credits: 60, reason: 'Verhuisd' });
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Tekorten na terugboekingen' })).toBeNull());
  });
});
