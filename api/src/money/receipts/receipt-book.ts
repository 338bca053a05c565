import { defineStream } from '../../kernel/domain.js';
import type { NumberDrawn, ReceiptBookEvent, Series } from './receipt-book.events.js';

/** The last number that a brand has used in each series this year. */
export interface ReceiptBook {
  year: number;
  last: Readonly<Record<Series, number>>;
}

const NONE = { receipt: 0, credit_note: 0 };

export const receiptBook = defineStream<ReceiptBook, ReceiptBookEvent>({
  type: 'receiptbook',
  revision: 1,
  initial: { year: 0, last: NONE },
  evolve,
});

/** Each brand has a book, and so has the site itself (`brand` null). */
export const receiptBookOf = (brand: string | null) => receiptBook.of(brand ?? 'site');

interface Draw {
  series: Series;
  brand: string | null;
  /** In the seller's time zone. */
  year: number;
  paymentId: string;
  at: string;
}

/**
 * The next number, without gaps: it is drawn in the transaction that issues the document, and each year starts at one.
 * A clock that lags around New Year does not return to the old year.
 */
export function drawNumber(state: ReceiptBook, { series, brand, year: asked, paymentId, at }: Draw): [NumberDrawn] {
  const year = Math.max(state.year, asked);
  const ordinal = (year === state.year ? state.last[series] : 0) + 1;
  const mark = series === 'credit_note' ? 'C' : '';
  const number = `${brand ? `${brand.toUpperCase()}-` : ''}${mark}${year}-${String(ordinal).padStart(6, '0')}`;
  return [{ type: 'NumberDrawn', data: { series, year, ordinal, number, paymentId, drawnAt: at } }];
}

function evolve(state: ReceiptBook, { type, data }: ReceiptBookEvent): ReceiptBook {
  switch (type) {
    case 'NumberDrawn': {
      const last = data.year === state.year ? state.last : NONE;
      return { year: data.year, last: { ...last, [data.series]: data.ordinal } };
    }
  }
}
