import { Type, type Static } from 'typebox';
import { column, consoleList, filter } from '../../ground/lists/index.js';
import { COUNTRIES, Settings } from '../../ground/settings/index.js';
import { Id, isUuid, Nullable, shortText, SignedMoneySchema } from '../../kernel/index.js';
import { ReceiptView } from './queries/list-receipts.query.js';

export const ConsoleReceipt = Type.Interface([ReceiptView], {
  id: Type.String({ description: 'The number' }),
  member_id: Id,
  brand: Nullable(Type.String(), { description: 'Null: the site itself' }),
  credits: Type.Integer({ description: 'Below zero on a credit note' }),
});
type ConsoleReceipt = Static<typeof ConsoleReceipt>;

const IS_NOTE = 'gross < 0';
const KINDS = { receipt: `NOT (${IS_NOTE})`, credit_note: IS_NOTE } as const;
type Kind = keyof typeof KINDS;
const isKind = (value: unknown): value is Kind => typeof value === 'string' && Object.hasOwn(KINDS, value);

const countOf = (kind: Kind) => column.integer({ sql: `count(*) FILTER (WHERE ${KINDS[kind]})::integer` });

const timeZone = ({ settings }: { settings: Settings }) => COUNTRIES[settings.current().companyCountry].timeZone;

/** Receipts and credit notes; the exported file names nobody. */
export class ReceiptsList extends consoleList({
  resource: 'receipts',
  summary: 'Receipts and credit notes, in the conventions of simple-rest, the newest first',
  access: 'staff:finance',
  item: ConsoleReceipt,
  from: 'read.receipts',
  id: 'number',
  columns: {
    id: column.text({ sql: 'number', csv: false }),
    number: column.text(),
    issued_at: column.instant(),
    kind: column.text<Kind>({ sql: `CASE WHEN ${IS_NOTE} THEN 'credit_note' ELSE 'receipt' END` }),
    cause: column.nullable(column.text<NonNullable<ConsoleReceipt['cause']>>()),
    cause_id: column.nullable(column.text()),
    net: column.money('currency'),
    vat: column.money('currency'),
    vat_rate: column.percent({ sql: 'rate' }),
    vat_country: column.text({ sql: 'country' }),
    total: column.money('currency', { sql: 'gross' }),
    currency: column.text(),
    credits: column.integer(),
    payment_id: column.text(),
    brand: column.nullable(column.text()),
    member_id: column.text({ csv: false }),
  },
  view: (rows) => rows.map(({ currency: _, ...row }) => row),
  inject: { settings: Settings },
  filters: {
    q: (value, bind) => {
      if (typeof value !== 'string') return undefined;
      const text = shortText(value);
      // One or the other: each of them has an index.
      return isUuid(text) ? `payment_id = ${bind(text)}::uuid` : `number = ${bind(text.toUpperCase())}`;
    },
    kind: (value) => (isKind(value) ? KINDS[value] : undefined),
    country: filter.oneOf('country'),
    brand: filter.ofBrand('brand'),
    payment_id: filter.oneOf('payment_id', 'uuid'),
    member_id: filter.oneOf('member_id', 'uuid'),
    from: filter.fromDayIn('issued_at', timeZone),
    until: filter.untilDayIn('issued_at', timeZone),
  },
  sort: ['number', 'issued_at', 'total', 'vat_country'],
  sortedBy: { total: 'gross', vat_country: 'country' },
  defaultSort: ['issued_at', 'DESC'],
  idFollowsSort: true,
  file: true,
  // Less the credit notes.
  totals: {
    at: 'receipt-totals',
    summary: 'What the receipts and credit notes that a filter finds sum to, by currency',
    columns: {
      currency: column.text(),
      receipts: countOf('receipt'),
      credit_notes: countOf('credit_note'),
      total: column.money('currency', { schema: SignedMoneySchema, sql: 'sum(gross)::bigint' }),
      net: column.money('currency', { schema: SignedMoneySchema, sql: 'sum(net)::bigint' }),
      vat: column.money('currency', { schema: SignedMoneySchema, sql: 'sum(vat)::bigint' }),
    },
  },
}) {}
