import type { Event } from '../../kernel/domain.js';

export type Series = 'receipt' | 'credit_note';

/** Recorded in the brand's stream together with its document, so that neither exists without the other. */
export type NumberDrawn = Event<
  'NumberDrawn',
  { series: Series; year: number; ordinal: number; number: string; paymentId: string; drawnAt: string }
>;
export type ReceiptBookEvent = NumberDrawn;
