import type { Event } from '../../kernel/index.js';

export type Series = 'receipt' | 'credit_note';

/** In the stream of the brand: no number without the document it is on, no document without a number. */
export type NumberDrawn = Event<
  'NumberDrawn',
  { series: Series; year: number; ordinal: number; number: string; paymentId: string; drawnAt: string }
>;
export type ReceiptBookEvent = NumberDrawn;
