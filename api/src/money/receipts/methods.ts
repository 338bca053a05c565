import type { Locale } from '../../ground/settings/domain.js';
import { DOCUMENT_TEXTS } from './messages.js';

/** In the schemes' own spelling. */
export const METHOD_NAMES: Readonly<Record<string, string>> = {
  applepay: 'Apple Pay',
  bancontact: 'Bancontact',
  blik: 'BLIK',
  cartebancaire: 'Carte Bancaire',
  creditcard: 'Credit card',
  eps: 'EPS',
  ideal: 'iDEAL',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  nexi: 'Nexi',
  paypal: 'PayPal',
  paysafecard: 'paysafecard',
  prezelewy24: 'Przelewy24',
  visa: 'Visa',
  sct: 'SEPA Credit Transfer',
  sdd: 'SEPA Direct Debit',
  giropay: 'giropay',
  sofort: 'Sofort',
};

/** The name of a payment method; for an unknown one, its id. */
export const methodIn = (method: string, locale: Locale): string =>
  (DOCUMENT_TEXTS[locale].methods as Record<string, string>)[method] ?? METHOD_NAMES[method] ?? method;
