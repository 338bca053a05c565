import sepa from 'sepa';
import { plainLetters } from '../../kernel/domain.js';
import type { DebitFileMade } from './debit-file.events.js';

export interface FileDebit {
  paymentId: string;
  reference: string;
  /** In cents. */
  amount: number;
  collectOn: string;
  signedAt: string;
  holder: string;
  iban: string;
  street: string;
  city: string;
  country: string | null;
}

interface FileFacts {
  fileId: string;
  made: DebitFileMade['data'];
  description: string;
}

const FORMAT = 'pain.008.001.08';
const NAME = 70;
const DESCRIPTION = 140;

/** The bank's file format for direct debits, with one block per collection day. Deterministic for the same debits. */
export function pain008({ fileId, made, description }: FileFacts, debits: readonly FileDebit[]): string {
  const document = new sepa.Document(FORMAT);
  const id = fileId.replaceAll('-', '').toUpperCase();
  const name = sepaText(made.creditor.name, NAME);
  document.grpHdr.id = id;
  document.grpHdr.created = new Date(made.madeAt);
  document.grpHdr.initiatorName = name;
  const days = [...new Set(debits.map(({ collectOn }) => collectOn))].sort();
  for (const [i, day] of days.entries()) {
    const block = document.createPaymentInfo();
    block.sequenceType = 'OOFF';
    block.localInstrumentation = 'CORE';
    block.collectionDate = noon(day);
    block.creditorIBAN = made.creditor.iban;
    block.creditorName = name;
    block.creditorId = made.creditor.id;
    document.addPaymentInfo(block);
    // Set afterwards, because the library prefixes the file's id, and banks accept at most 35 characters.
    block.id = `${id}-${i + 1}`;
    for (const debit of debits.filter(({ collectOn }) => collectOn === day)) {
      const one = block.createTransaction();
      one.end2endId = debit.reference;
      one.mandateId = debit.reference;
      one.mandateSignatureDate = noon(debit.signedAt.slice(0, 10));
      one.amount = debit.amount / 100;
      one.currency = 'EUR';
      one.debtorName = sepaText(debit.holder, NAME);
      one.debtorIBAN = debit.iban;
      one.debtorStreet = sepaText(debit.street, NAME);
      one.debtorCity = sepaText(debit.city, NAME);
      one.debtorCountry = debit.country;
      one.remittanceInfo = sepaText(`${description} ${debit.reference}`, DESCRIPTION);
      block.addTransaction(one);
      one.id = debit.reference;
    }
  }
  return document.toString();
}

/** Noon, because the library formats dates in the local time zone of the process. */
const noon = (day: string) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date, 12);
};

/** Reduces a text to the characters that every bank of the scheme accepts. */
export function sepaText(text: string, most: number): string {
  const plain = plainLetters(text)
    .replace(/&/g, '+')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);
  return plain || '-';
}
