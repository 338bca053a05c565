export * from './domain.js';
export { figuresOf, moneyIn } from './figures.js';
export { DOCUMENT_TEXTS } from './messages.js';
export { METHOD_NAMES, methodIn } from './methods.js';
export { GetReceiptFile } from './queries/get-receipt-file.query.js';
export { RECEIPT_COLUMNS, Receipts, type ReceiptRow, type VatRow } from './receipts.js';
export { vatColumns } from './vat-file.js';
export { receiptStreams, writeCreditNote, writeReceipt, writeRestored } from './issuing.js';
