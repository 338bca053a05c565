export { receiptStreams, writeCreditNote, writeReceipt, writeRestored } from './issuing.js';
export { figuresOf, moneyIn } from './figures.js';
export { METHOD_NAMES, PAPER_TEXTS } from './pdf/paper.texts.js';
export { GetReceiptFile } from './queries/get-receipt-file.query.js';
export { locate, type Location } from './location.js';
export { receiptOf } from './receipt.js';
export type { ReceiptEvent, Sale } from './receipt.events.js';
export { rateOn, vatWithin, type Vat } from './vat.js';
