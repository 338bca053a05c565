import { Type } from 'typebox';
import { column, consoleList, filter } from '../../ground/lists/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { Nullable, Vault } from '../../kernel/index.js';
import { BLOCKED_KINDS } from './blocked.events.js';
import { hashOf } from './blocking.js';
import { normaliseIban, normalisePhone } from './payment-details.js';

/** Only the hash is stored, so a search needs the whole number. */
export class PaymentBansList extends consoleList({
  resource: 'blocklist',
  summary: 'Accounts and telephone numbers nobody may pay with, in the conventions of simple-rest',
  access: 'staff:finance',
  from: 'read.blocklist',
  id: 'id',
  columns: {
    id: column.text(),
    kind: column.choice(BLOCKED_KINDS),
    active: column.boolean(),
    cause: column.choice(['staff', 'return'], { about: 'By hand, or because the bank returned a debit' }),
    shown: column.opened({ about: 'The number without its middle' }),
    reason: column.opened(),
    blocked_at: column.instant(),
    blocked_by: column.nullable(column.text({ about: 'A staff id' })),
    unblocked_at: column.nullable(column.instant()),
  },
  more: { blocked_by_name: Nullable(Type.String()) },
  inject: { vault: Vault, staff: StaffMembers },
  filters: {
    active: filter.holds('active'),
    kind: filter.oneOf('kind'),
    q: (value, bind, { vault }) => {
      if (typeof value !== 'string') return undefined;
      const iban = normaliseIban(value);
      const phone = normalisePhone(value, null)?.number;
      const ids = [
        ...(iban ? [`iban:${hashOf(vault, 'iban', iban)}`] : []),
        ...(phone ? [`phone:${hashOf(vault, 'phone', phone)}`] : []),
      ];
      return `id = ANY (${bind(ids)}::text[])`;
    },
  },
  sort: ['blocked_at', 'kind'],
  defaultSort: ['blocked_at', 'DESC'],
  async view(rows, { staff }) {
    const names = await staff.namesOf(rows.map(({ blocked_by }) => blocked_by));
    return rows.map((row) => ({ ...row, blocked_by_name: names.get(row.blocked_by ?? '') ?? null }));
  },
}) {}
