import { column, consoleList, filter } from '../../ground/lists/index.js';
import { Day, Vault } from '../../kernel/index.js';
import { hashOf, normaliseIban } from '../payment-bans/index.js';
import { PaymentSearch } from '../payments/index.js';
import { RETURN_CODES } from './debit.events.js';
import { SHOWN_STATUS } from './projections/debits.projection.js';

const STORED = `(SELECT d.payment_id, d.member_id, d.reference, d.amount, d.left_amount, d.currency, d.collect_on,
    d.signed_at, d.file_id, f.sent_at, d.returned_at, d.return_code, d.pay_back, d.pay_back_asked_at, d.holder, d.iban_hash,
    ${SHOWN_STATUS} AS status
  FROM read.debits d LEFT JOIN read.debit_files f USING (file_id))`;

export class DebitsList extends consoleList({
  resource: 'direct-debits',
  summary: 'Direct debits, in the conventions of simple-rest, the newest first',
  access: 'staff:finance',
  from: STORED,
  as: 'debits',
  id: 'payment_id',
  columns: {
    id: column.text({ sql: 'payment_id', csv: 'payment_id', about: 'Of the payment, too' }),
    reference: column.text({ csv: 'mandate_reference', about: 'Of the mandate' }),
    status: column.choice(['authorised', 'filed', 'sent', 'collected', 'returned', 'withdrawn']),
    member_id: column.text(),
    amount: column.money('currency', { about: 'What the mandate is for' }),
    collected: column.money('currency', {
      sql: 'left_amount',
      about: 'What is collected of it: less, where some was paid back before',
    }),
    currency: column.hidden(column.text()),
    signed_at: column.instant(),
    collect_on: column.value(Day, { sql: 'collect_on::text' }),
    file_id: column.nullable(column.text()),
    sent_at: column.nullable(column.instant()),
    returned_at: column.nullable(column.instant()),
    return_reason: column.nullable(column.choice(RETURN_CODES, { sql: 'return_code', csv: 'return_code' })),
    transfers: column.integer({ sql: 'pay_back', csv: false, about: 'How many refunds wait for a transfer by hand' }),
    holder: column.opened({ about: 'Null once the mandate is no longer kept' }),
  },
  inject: { search: PaymentSearch, vault: Vault },
  filters: {
    id: filter.oneOf('payment_id', 'uuid'),
    member_id: filter.oneOf('member_id', 'uuid'),
    file_id: filter.oneOf('file_id', 'uuid'),
    reference: filter.oneOf('reference'),
    collect_from: filter.fromDay('collect_on'),
    collect_until: filter.untilDay('collect_on'),
    status: filter.oneOf('status'),
    transfer: filter.holds('pay_back > 0'),
    signed_from: filter.since('signed_at'),
    signed_before: filter.before('signed_at'),
    amount_from: filter.atLeast('amount'),
    amount_to: filter.atMost('amount'),
    // Everything that finds a payment, and a complete IBAN.
    q: (value, bind, { search, vault }) => {
      const iban = typeof value === 'string' && normaliseIban(value);
      if (iban) return `iban_hash = ${bind(hashOf(vault, 'iban', iban))}`;
      return search.condition(value, bind, { ids: ['payment_id', 'member_id'] });
    },
  },
  sort: ['signed_at', 'collect_on', 'amount', 'status'],
  defaultSort: ['signed_at', 'DESC'],
  queue: { filter: { transfer: true }, since: 'pay_back_asked_at' },
  file: true,
}) {}
