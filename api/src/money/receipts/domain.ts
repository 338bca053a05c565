export { locate, type Location } from './location.js';
export { receiptOf } from './receipt.js';
export type { ReceiptEvent, Sale } from './receipt.events.js';
export { rateOn, vatWithin, type Vat } from './vat.js';
