import { expect, it } from 'vitest';
import type { Role } from '../../providers/auth-provider';
import type { MemberPage } from '../member';
import { beginGoodwill, beginRefund } from './credits';

it.each<[status: MemberPage['status'], role: Role, offered: string[]]>([
  ['active', 'moderator', []],
  ['active', 'finance', ['begin_refund', 'begin_goodwill']],
  ['active', 'admin', ['begin_refund', 'begin_goodwill']],
  // What was paid is owed to whoever has left, too; a present is not.
  ['deleted', 'finance', ['begin_refund']],
])('ADM-04 of a member who is %s, %s is offered %j', (status, role, offered) => {
  const actions = [beginRefund, beginGoodwill].filter((action) => action.offered({ status } as MemberPage, role));
  expect(actions.map(({ name }) => name)).toEqual(offered);
});
