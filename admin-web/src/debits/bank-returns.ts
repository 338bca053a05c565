import { type ReturnReason, RETURN_REASONS } from './debit';

export interface BankReturn {
  /** Of the mandate, in the letters that we gave it. */
  reference: string;
  /** As the bank wrote it. */
  code: string;
  /** What is entered for it: codes that we do not know are a refusal without a reason. */
  reason: ReturnReason;
}

const REFERENCE = /\b[\da-f]{32}\b|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/i;
const CODE = /\b(?:[A-Z]{2}\d{2}|[A-Z]{4})\b/g;
/** One return each, in pain.002 and in camt.053 and camt.054. */
const ENTRIES = ['TxInfAndSts', 'TxDtls'];
const NAMES = ['OrgnlEndToEndId', 'EndToEndId', 'OrgnlMndtId', 'MndtId', 'OrgnlInstrId'];

/** The returns in a file of the bank, or in lines that name a mandate and a code; each mandate once. */
export function readReturns(text: string): BankReturn[] {
  const found = text.trimStart().startsWith('<') ? ofXml(text) : ofLines(text);
  return [...new Map(found.map((one) => [one.reference, one])).values()];
}

function ofXml(text: string): BankReturn[] {
  const file = new DOMParser().parseFromString(text, 'application/xml');
  if (file.getElementsByTagName('parsererror').length > 0) return [];
  return ENTRIES.flatMap((name) => [...file.getElementsByTagNameNS('*', name)]).flatMap((entry) => {
    // A statement tells of other money too: a return names its reason.
    const code = wordIn(wordsOf(entry, 'Rsn').join(' '));
    const reference = NAMES.flatMap((one) => wordsOf(entry, one))
      .map(referenceIn)
      .find(Boolean);
    return code && reference ? [toReturn(reference, code)] : [];
  });
}

const ofLines = (text: string): BankReturn[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const reference = referenceIn(line);
    const code = wordIn(line.replace(REFERENCE, ' '));
    return code && reference ? [toReturn(reference, code)] : [];
  });

const wordsOf = (entry: Element, name: string): string[] =>
  [...entry.getElementsByTagNameNS('*', name)].map(({ textContent }) => textContent.trim());
const referenceIn = (text: string): string | undefined => REFERENCE.exec(text)?.[0].replaceAll('-', '').toUpperCase();

/** The code that we know, where the text has one; else what looks like one. */
function wordIn(text: string): string | undefined {
  const words = text.toUpperCase().match(CODE) ?? [];
  return words.find(isKnown) ?? words.find((word) => /\d/.test(word));
}
const isKnown = (code: string): code is ReturnReason => (RETURN_REASONS as string[]).includes(code);

const toReturn = (reference: string, code: string): BankReturn => ({
  reference,
  code,
  reason: isKnown(code) ? code : 'MS03',
});
