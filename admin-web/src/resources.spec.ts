import { expect, it } from 'vitest';
import type { Role } from './providers/auth-provider';
import { resourcesOf } from './resources';

const MODERATOR = ['photos', 'chat-photos', 'inbox', 'cases', 'objections'];
const MONEY = ['payments', 'refunds', 'proposals', 'chargebacks', 'direct-debits', 'debit-files', 'blocklist'];
const BUSINESS = ['books', 'receipts', 'vat', 'reconciliations', 'attribution', 'discounts', 'campaigns'];
const BOTH = ['members', 'complaints', 'timeline'];
const ADMIN = ['agreements', 'audit', 'staff', 'settings', 'landing-pages', 'failed-jobs', 'projections'];

const sections = (role?: Role) => resourcesOf(role).map(({ name }) => name);

it('ADM-05 money is on the menu of no moderator, members’ words and pictures on none of finance, the rest on admins’ alone', () => {
  const [moderator, finance, admin] = [sections('moderator'), sections('finance'), sections('admin')];
  const only = (own: string[], ...others: string[][]) => own.filter((name) => !others.flat().includes(name));
  expect(only(moderator, finance)).toEqual(MODERATOR);
  expect(only(finance, moderator)).toEqual([...MONEY, ...BUSINESS]);
  expect(moderator.filter((name) => finance.includes(name))).toEqual(BOTH);
  expect(only(admin, moderator, finance)).toEqual(ADMIN);
  expect(sections()).toEqual([]);
});
