import { Injectable } from '@nestjs/common';
import { MaxLength } from 'class-validator';
import { isLocale, type Locale } from '../../ground/settings/index.js';
import { invalidInput, shortText, Store, Vault, type FieldError, type Transaction } from '../../kernel/index.js';
import { Accounts, memberOf, requireActive } from '../../members/accounts/index.js';
import { profileOf } from '../../members/profiles/index.js';
import { blockedDetail, hashOf, isBlocked, isSepaIban, normaliseIban, normalisePhone } from '../payment-bans/index.js';
import { paymentOf } from '../payments/index.js';
import { accountOf } from './account.js';
import { debitOf } from './debit.js';
import { DebitTermsReader } from './debit-terms.js';
import { ibanBlocked, phoneBlocked } from './debits.errors.js';
import { mandatesOfMember, mandatesWithPhone } from './mandate-quota.js';
import { requireOpen } from './open-order.js';

/** The form without the code, so that the member can correct it before a code is sent. */
export class DebtorDto {
  @MaxLength(70)
  account_holder!: string;

  @MaxLength(60)
  iban!: string;

  @MaxLength(70)
  street!: string;

  @MaxLength(16)
  house_number!: string;

  @MaxLength(16)
  zip!: string;

  @MaxLength(70)
  city!: string;

  @MaxLength(40)
  phone!: string;
}

/**
 * Normalises the form, or refuses it field by field. `country`: the member's, assumed for a number without a country
 * prefix; text messages are sent only to `countries`.
 */
function readDebtor(body: DebtorDto, { country, countries }: { country: string | null; countries: readonly string[] }) {
  const iban = normaliseIban(body.iban);
  const phone = normalisePhone(body.phone, country);
  const wrong: FieldError[] = (['account_holder', 'street', 'house_number', 'zip', 'city'] as const)
    .filter((field) => shortText(body[field]) === '')
    .map((field) => ({ field, code: 'required' }));
  if (!iban) wrong.push({ field: 'iban', code: shortText(body.iban) ? 'invalid_iban' : 'required' });
  else if (!isSepaIban(iban)) wrong.push({ field: 'iban', code: 'not_sepa' });
  if (!phone || !countries.includes(phone.country))
    wrong.push({ field: 'phone', code: shortText(body.phone) ? 'invalid_phone' : 'required' });
  if (!iban || !phone || wrong.length > 0) throw invalidInput(wrong);
  return {
    holder: shortText(body.account_holder),
    iban,
    /** In international form. */
    phone: phone.number,
    street: shortText(body.street),
    houseNumber: shortText(body.house_number),
    zip: shortText(body.zip),
    city: shortText(body.city),
  };
}

export type Debtor = ReturnType<typeof readDebtor>;

/** What asking for a code and signing the mandate both begin with. */
@Injectable()
export class DebitForms {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly accounts: Accounts,
    private readonly terms: DebitTermsReader,
  ) {}

  /** @throws debit_unavailable, invalid_input */
  async read({ paymentId, memberId, body }: { paymentId: string; memberId: string; body: DebtorDto }) {
    const terms = this.terms.require();
    const [{ country }, language] = await Promise.all([
      this.store.readFresh(profileOf(memberId)),
      this.languageOf(memberId),
    ]);
    const debtor = readDebtor(body, { country, countries: terms.countries });
    const ibanHash = hashOf(this.vault, 'iban', debtor.iban);
    const phoneHash = hashOf(this.vault, 'phone', debtor.phone);
    const [debit, payment, account] = [debitOf(paymentId), paymentOf(paymentId), accountOf(ibanHash)];
    const mandates = [mandatesWithPhone(phoneHash), mandatesOfMember(memberId)];
    const reads = [memberOf(memberId), payment, blockedDetail('iban', ibanHash), blockedDetail('phone', phoneHash)];
    /** What is to be collected. The command must read `reads`. */
    const requireOrder = (tx: Transaction) => {
      requireActive(tx.state(memberOf(memberId)));
      const { amount } = requireOpen(tx.state(payment), memberId, tx.now);
      if (isBlocked(tx, 'iban', ibanHash)) throw ibanBlocked({});
      if (isBlocked(tx, 'phone', phoneHash)) throw phoneBlocked({});
      return amount;
    };
    return { terms, debtor, country, language, ibanHash, phoneHash, debit, account, mandates, reads, requireOrder };
  }

  async languageOf(memberId: string): Promise<Locale> {
    const account = await this.accounts.find(memberId);
    return account && isLocale(account.language) ? account.language : 'nl';
  }
}
