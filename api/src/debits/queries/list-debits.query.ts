import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { hashOf, normaliseIban } from '../../blocklist/index.js';
import {
  atLeast,
  atMost,
  before,
  Database,
  fromDay,
  holds,
  isUuid,
  oneOf,
  pageOf,
  since,
  untilDay,
  Vault,
  whereOf,
  type List,
  type Page,
  type ListFilter,
  type ListRows,
} from '../../kernel/index.js';
import { STORED, toConsoleDebits, type ConsoleDebit, type StoredDebit } from '../console-debit.js';

export const SORTABLE = ['signed_at', 'collect_on', 'amount', 'status'] as const;

/** `q`: a whole account number, the mandate's reference, or the id of a payment or a member. */
const filtersOf = (vault: Vault): Record<string, ListFilter> => ({
  id: oneOf('payment_id', 'uuid'),
  member_id: oneOf('member_id', 'uuid'),
  file_id: oneOf('file_id', 'uuid'),
  reference: oneOf('reference'),
  collect_from: fromDay('collect_day'),
  collect_until: untilDay('collect_day'),
  status: oneOf('status'),
  transfer: holds('pay_back > 0'),
  signed_from: since('signed_at'),
  signed_before: before('signed_at'),
  amount_from: atLeast('amount'),
  amount_to: atMost('amount'),
  q: (value, bind) => {
    if (typeof value !== 'string') return undefined;
    if (isUuid(value)) return `${bind(value)}::uuid IN (payment_id, member_id)`;
    const iban = normaliseIban(value);
    if (iban) return `iban_hash = ${bind(hashOf(vault, 'iban', iban))}`;
    return oneOf('reference')(value.trim().toUpperCase(), bind);
  },
});

export const debitRows = (list: List, vault: Vault): ListRows => ({
  table: STORED,
  ...whereOf(list.filter, filtersOf(vault)),
  order: `${list.sort} ${list.descending ? 'DESC' : 'ASC'}, payment_id`,
});

export class ListDebits extends Query<Page<ConsoleDebit>> {
  constructor(readonly list: List) {
    super();
  }
}

@QueryHandler(ListDebits)
export class ListDebitsHandler implements IQueryHandler<ListDebits> {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  async execute({ list }: ListDebits) {
    const { rows, total } = await pageOf<StoredDebit>(this.database, debitRows(list, this.vault), list);
    return { rows: await toConsoleDebits(this.vault, rows), total };
  }
}
