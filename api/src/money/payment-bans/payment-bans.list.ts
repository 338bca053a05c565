import { Type, type Static } from 'typebox';
import { boolean, consoleList, holds, instant, nullable, oneOf, sealed, text } from '../../ground/lists/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { Instant, Nullable, Vault } from '../../kernel/index.js';
import { BLOCKED_KINDS } from './blocked.events.js';
import { hashOf } from './blocking.js';
import { normaliseIban, normalisePhone } from './payment-details.js';

const words = Nullable(Type.String());
const ConsoleBlock = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...BLOCKED_KINDS]),
  active: Type.Boolean(),
  cause: Type.Enum(['staff', 'return'], { description: 'By hand, or because the bank returned a debit' }),
  shown: { ...words, description: 'The number without its middle' },
  reason: words,
  blocked_at: Instant,
  blocked_by: { ...words, description: 'A staff id' },
  blocked_by_name: words,
  unblocked_at: Nullable(Instant),
});
type ConsoleBlock = Static<typeof ConsoleBlock>;

/** Only the hash is stored, so a search needs the whole number. */
export class PaymentBansList extends consoleList({
  resource: 'blocklist',
  summary: 'Accounts and telephone numbers nobody may pay with, in the conventions of simple-rest',
  access: 'staff:finance',
  item: ConsoleBlock,
  from: 'read.blocklist',
  id: 'id',
  columns: {
    id: text(),
    kind: text<ConsoleBlock['kind']>(),
    active: boolean(),
    cause: text<ConsoleBlock['cause']>(),
    shown: sealed(),
    reason: sealed(),
    blocked_at: instant(),
    blocked_by: nullable(text()),
    unblocked_at: nullable(instant()),
  },
  inject: { vault: Vault, staff: StaffMembers },
  filters: {
    active: holds('active'),
    kind: oneOf('kind'),
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
