import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { hashOf, normaliseIban } from '../../payment-bans/index.js';
import {
  atLeast,
  atMost,
  before,
  Database,
  fromDay,
  holds,
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
} from '../../../kernel/index.js';
import { PaymentSearch, soughtFor, type Sought } from '../../payments/index.js';
import { STORED, toConsoleDebits, type ConsoleDebit, type StoredDebit } from '../console-debit.js';

export const SORTABLE = ['signed_at', 'collect_on', 'amount', 'status'] as const;

/** `q`: what finds a payment, or a whole account number. */
const filtersOf = (vault: Vault, sought: Sought | null): Record<string, ListFilter> => ({
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
    const iban = normaliseIban(value);
    if (iban) return `iban_hash = ${bind(hashOf(vault, 'iban', iban))}`;
    return soughtFor(sought, { ids: ['payment_id', 'member_id'], reference: 'reference' })(value, bind);
  },
});

export const debitRows = (list: List, vault: Vault, sought: Sought | null): ListRows => ({
  table: STORED,
  ...whereOf(list.filter, filtersOf(vault, sought)),
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
    private readonly search: PaymentSearch,
  ) {}

  async execute({ list }: ListDebits) {
    const { rows, total } = await pageOf<StoredDebit>(
      this.database,
      debitRows(list, this.vault, await this.search.of(list)),
      list,
    );
    return { rows: await toConsoleDebits(this.vault, rows), total };
  }
}
