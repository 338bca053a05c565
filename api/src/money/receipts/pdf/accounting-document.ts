import { referenceOf } from '../../../ground/lists/domain.js';
import { COUNTRIES, type Locale, type Money, type SettingsValues } from '../../../ground/settings/domain.js';
import { formatMessage } from '../../../kernel/index.js';
import type { ReceiptEvent, ReceiptIssued } from '../receipt.events.js';
import { moneyIn, percentIn } from '../figures.js';
import { DOCUMENT_TEXTS, type DocumentTexts } from '../messages.js';
import { methodIn } from '../methods.js';
import { registerFonts, write, type Style } from './writing.js';

interface Setting {
  paymentId: string;
  /** The receipt itself, also if the document is one of its credit notes. */
  sale: ReceiptIssued['data'];
  seller: SettingsValues;
  locale: Locale;
}

const A4 = { left: 56, right: 539, top: 56, width: 483 };
const [INK, QUIET, LINE, PURPLE] = ['#231629', '#6B5A73', '#D9CFDE', '#3C1A5B'];

type Row = readonly [name: string, value: string];

type AccountingDocument = { [E in ReceiptEvent as E['type']]: Pick<E, 'type' | 'data'> }[ReceiptEvent['type']];

/** The correction that a credit note makes; null for the receipt itself. */
function correctionIn({ type, data }: AccountingDocument) {
  switch (type) {
    case 'ReceiptIssued':
      return null;
    case 'CreditNoteIssued':
      return { ...data, sign: -1 };
    case 'ReceiptRestored':
      return { ...data, sign: 1, cause: 'charge_back_reversed' as const };
  }
}

/** One page with the seller, what was sold or credited, and the VAT. It does not name the buyer. */
export async function renderDocument(
  document: AccountingDocument,
  { sale, seller, locale, paymentId }: Setting,
): Promise<Buffer> {
  const { number, issuedAt, vat } = document.data;
  const texts = DOCUMENT_TEXTS[locale];
  const correction = correctionIn(document);
  const sign = correction?.sign ?? 1;
  const money = ({ amount, currency }: Money, by = 1) => moneyIn({ amount: by * amount, currency }, locale);
  const counted = (credits: number) => formatMessage(locale, texts.credits, { credits });
  const title = `${sign < 0 ? texts.creditNote : texts.receipt} ${number}`;
  const { timeZone } = COUNTRIES[seller.companyCountry];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(issuedAt));

  // Loaded with the first document: it takes 16 MB, and most processes never write one.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: A4.left,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: seller.companyName || seller.name },
  });
  const done = collect(doc);
  registerFonts(doc);
  letterhead(doc, seller, texts);
  doc.moveDown(2.5);
  paragraph(doc, title, { size: 22, color: PURPLE, bold: true });
  doc.moveDown(0.6);
  facts(doc, [
    [texts.date, day],
    ...(correction ? ([[texts.corrects, correction.receipt]] as const) : []),
    [texts.payment, referenceOf('payment', paymentId)],
    [texts.method, methodIn(sale.method, locale)],
  ]);
  doc.moveDown(1);
  table(
    doc,
    [texts.description, texts.amount],
    correction
      ? [[`${texts.cause[correction.cause]}: ${counted(correction.credits)}`, money(correction.amount, sign)]]
      : linesOf(sale, { bought: counted(sale.credits), texts, money }),
  );
  totals(doc, [
    [texts.net, money(vat.net, sign)],
    [`${texts.vat} ${percentIn(vat.rate, locale)} · ${texts.country} ${vat.country}`, money(vat.vat, sign)],
    [sign < 0 ? texts.totalBack : texts.total, money(correction?.amount ?? sale.paid, sign)],
  ]);
  doc.moveDown(1.5);
  // A direct debit is credited before it is collected.
  if (sign > 0 && sale.method !== 'sdd') paragraph(doc, texts.paid, { size: 10, color: QUIET });
  doc.end();
  return done;
}

function linesOf(
  { price, discount, transactionCosts, paid }: ReceiptIssued['data'],
  { bought, texts, money }: { bought: string; texts: DocumentTexts; money: (what: Money, sign?: number) => string },
): Row[] {
  // Staff accepted a different amount than was asked, so price and transaction costs do not add up to it.
  if (price.amount + transactionCosts.amount !== paid.amount) return [[bought, money(paid)]];
  const full = { ...price, amount: price.amount + (discount?.off.amount ?? 0) };
  return [
    [bought, money(full)],
    ...(discount ? ([[`${texts.discount} ${discount.code}`, money(discount.off, -1)]] as const) : []),
    ...(transactionCosts.amount > 0 ? ([[texts.costs, money(transactionCosts)]] as const) : []),
  ];
}

function letterhead(doc: PDFKit.PDFDocument, seller: SettingsValues, texts: DocumentTexts): void {
  const { companyAddress, companyCity, companyCountry, companyKvk, companyVatNumbers, supportEmail } = seller;
  doc.y = A4.top;
  paragraph(doc, seller.name, { size: 15, color: PURPLE, bold: true });
  const lines = [
    seller.companyName,
    companyAddress,
    [companyCity, companyCountry].filter(Boolean).join(', '),
    companyKvk && `${texts.register}: ${companyKvk}`,
    companyVatNumbers.length > 0 && `${texts.vatNumber}: ${companyVatNumbers.join(', ')}`,
    supportEmail,
  ];
  doc.moveDown(0.3);
  for (const line of lines) if (line) paragraph(doc, line, { size: 10, color: QUIET });
}

const paragraph = (doc: PDFKit.PDFDocument, text: string, style: Style) =>
  write(doc, text, style, { x: A4.left, width: A4.width });

function facts(doc: PDFKit.PDFDocument, rows: readonly Row[]): void {
  for (const [name, value] of rows) {
    const { y } = doc;
    write(doc, name, { size: 10, color: QUIET }, { x: A4.left, y, width: 110 });
    write(doc, value, { size: 10, color: INK }, { x: A4.left + 120, y, width: A4.width - 120 });
    doc.y = y + 16;
  }
}

function table(doc: PDFKit.PDFDocument, [left, right]: Row, rows: readonly Row[]): void {
  pair(doc, [left, right], { bold: true, color: QUIET, size: 10 });
  rule(doc);
  for (const row of rows) pair(doc, row, { bold: false, color: INK, size: 11 });
  rule(doc);
}

function totals(doc: PDFKit.PDFDocument, rows: readonly Row[]): void {
  for (const [i, row] of rows.entries()) {
    const last = i === rows.length - 1;
    pair(doc, row, { bold: last, color: last ? INK : QUIET, size: last ? 13 : 10 });
  }
}

function pair(doc: PDFKit.PDFDocument, [left, right]: Row, style: Style): void {
  const { y } = doc;
  write(doc, right, style, { x: A4.right - 150, y, width: 150, align: 'right' });
  write(doc, left, style, { x: A4.left, y, width: 330 });
  doc.y += 7.5;
}

function rule(doc: PDFKit.PDFDocument): void {
  doc.moveTo(A4.left, doc.y).lineTo(A4.right, doc.y).lineWidth(0.75).strokeColor(LINE).stroke();
  doc.y += 10;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
}
