import { isTyped, MOST_FOUND, referenceOf, type Found, type Ids } from '../../ground/lists/index.js';
import type { Database } from '../../kernel/index.js';

export interface SoughtMoney {
  ids: Ids | null;
  /** The payment company's reference. */
  text: string;
  /** In cents. */
  amount: number | null;
}

interface Kind {
  kind: 'payment' | 'refund' | 'chargeback';
  /** The columns of its read model: the payment company's reference, and when it began. */
  reference: string;
  at: string;
  /** SQL, where what is shown is not the status that is stored. */
  status?: string;
}

interface Row {
  id: string;
  status: string;
  amount: number;
  currency: string;
  reference: string | null;
  at: Date;
}

/** Numbers of receipts or credit notes, by the ids of what they are about. */
interface Documents {
  numbers: ReadonlyMap<string, string>;
  /** A number was typed whole. */
  exact: boolean;
}
const NONE: Documents = { numbers: new Map(), exact: false };

/** Finds payments, refunds or charge-backs by id, the payment company's reference, documents, or amount (ADM-08). */
export async function findMoney(
  database: Database,
  { kind, reference, at, status = 'status' }: Kind,
  { ids, text, amount }: SoughtMoney,
  { numbers, exact } = NONE,
): Promise<Found[]> {
  const [table, key] = [`read.${kind}s`, `${kind}_id`];
  // One look-up in an index for each.
  const rows = await database.prepared<Row>(
    `find-${kind}s`,
    `SELECT ${key} AS id, ${status} AS status, amount, currency, ${reference} AS reference, ${at} AS at
       FROM ${table} WHERE ${key} IN (
         (SELECT ${key} FROM ${table} WHERE ${key} BETWEEN $1 AND $2 LIMIT ${MOST_FOUND})
         UNION (SELECT ${key} FROM ${table} WHERE right(${key}::text, 8) = $3 LIMIT ${MOST_FOUND})
         UNION (SELECT ${key} FROM ${table} WHERE ${reference} = $4 LIMIT ${MOST_FOUND})
         UNION (SELECT ${key} FROM ${table} WHERE amount = $5 ORDER BY amount, ${key} DESC LIMIT ${MOST_FOUND})
         UNION SELECT unnest($6::uuid[]))
      ORDER BY ${at} DESC LIMIT ${MOST_FOUND}`,
    [ids?.from ?? null, ids?.to ?? null, ids?.tail ?? null, text, amount, [...numbers.keys()]],
  );
  return rows.map((row) => ({
    id: row.id,
    exact: isTyped(ids, row.id) || row.reference === text || (exact && numbers.has(row.id)),
    title: numbers.get(row.id) ?? referenceOf(kind, row.id),
    detail: row.reference,
    status: row.status,
    amount: { amount: row.amount, currency: row.currency },
    at: row.at.toISOString(),
  }));
}
