import { shortText } from '../../kernel/domain.js';
import { idsLike, type Ids } from '../../ground/lists/domain.js';
import { normaliseCode } from '../../money/discounts/domain.js';
import { normaliseIban } from '../../money/payment-bans/domain.js';
import { numbersIn } from '../complaints/domain.js';

/** What a text may stand for, as each kind of record is looked up by it; null: it cannot be that. */
export interface Sought {
  /** Of any record. */
  ids: Ids | null;
  /** Of a receipt or credit note: `2026-000123`, `VELVET-C2026-000007`. */
  receipt: string | null;
  /** The last digits of such a number. */
  receiptEnd: string | null;
  /** In cents, in whichever currency. */
  amount: number | null;
  complaint: string | null;
  discount: string | null;
  iban: string | null;
  /** Of an account. */
  lastFour: string | null;
  /** A provider's reference: one word of signs that companies make theirs of. */
  reference: string | null;
  /** A name or an address, or a part of one. */
  person: string | null;
}

/** Words at the start of a number as people write them down: `#`, `nr.`, `no.`. */
const LEAD = /^(?:#|nr\.?|no\.?)\s*(?=[0-9a-z-]*\d)/i;
const RECEIPT = /^(?:[A-Z0-9][A-Z0-9-]*-)?C?\d{4}-\d{6,}$/;
const DIGITS = /^\d{3,6}$/;
const AMOUNT = /^(?:€\s*)?(\d{1,7})[.,](\d{2})(?:\s*€)?$/;
const FOUR = /^(?:[•*.x\s]*)(\d{4})$/i;
const REFERENCE = /^[\w.:/-]{4,200}$/;
/** Which a person's name or address has at least two of. */
const LETTERS = /[\p{L}\p{N}].*[\p{L}\p{N}]/su;

/** Every reading of what somebody typed or pasted. Never throws. */
export function recognise(typed: string): Sought {
  const text = shortText(typed);
  const bare = text.replace(LEAD, '');
  const receipt = bare.toUpperCase();
  const [complaint] = numbersIn(text);
  const amount = AMOUNT.exec(text);
  return {
    ids: idsLike(bare),
    receipt: RECEIPT.test(receipt) ? receipt : null,
    receiptEnd: DIGITS.test(bare) ? bare : null,
    amount: amount ? Number(`${amount[1]}${amount[2]}`) : null,
    complaint: complaint ?? null,
    discount: normaliseCode(text),
    iban: normaliseIban(text),
    lastFour: FOUR.exec(text)?.[1] ?? null,
    reference: REFERENCE.test(text) ? text : null,
    person: LETTERS.test(text) && normaliseIban(text) === null ? text : null,
  };
}
