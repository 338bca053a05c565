import type { Locale } from '../../../ground/settings/index.js';

export interface DocumentTexts {
  receipt: string;
  creditNote: string;
  number: string;
  date: string;
  payment: string;
  corrects: string;
  cause: { refund: string; charge_back: string; charge_back_reversed: string };
  description: string;
  amount: string;
  /** After a number, and as a name. */
  credits: string;
  creditsName: string;
  discount: string;
  costs: string;
  total: string;
  totalBack: string;
  vat: string;
  net: string;
  country: string;
  method: string;
  /** Those without a name of their own. */
  methods: { creditcard: string; sct: string; sdd: string };
  register: string;
  vatNumber: string;
  paid: string;
}

export const DOCUMENT_TEXTS: Record<Locale, DocumentTexts> = {
  nl: {
    ...{ receipt: 'Kwitantie', creditNote: 'Creditnota', number: 'Nummer', date: 'Datum', payment: 'Betaling' },
    ...{
      corrects: 'Bij kwitantie',
      cause: {
        refund: 'Terugbetaling',
        charge_back: 'Teruggeboekte betaling',
        charge_back_reversed: 'Terugboeking ongedaan gemaakt',
      },
    },
    ...{
      description: 'Omschrijving',
      amount: 'Bedrag',
      credits: 'credits',
      creditsName: 'Credits',
      discount: 'Korting',
    },
    ...{ costs: 'Transactiekosten', total: 'Totaal inclusief btw', totalBack: 'Totaal terug inclusief btw' },
    ...{ vat: 'Btw', net: 'Totaal zonder btw', country: 'Btw-land', method: 'Betaald met' },
    methods: { creditcard: 'Creditcard', sct: 'Bankoverschrijving', sdd: 'Automatische incasso' },
    ...{ register: 'KvK', vatNumber: 'Btw-nummer', paid: 'Dit bedrag is betaald.' },
  },
  en: {
    ...{ receipt: 'Receipt', creditNote: 'Credit note', number: 'Number', date: 'Date', payment: 'Payment' },
    ...{
      corrects: 'For receipt',
      cause: { refund: 'Refund', charge_back: 'Charge-back', charge_back_reversed: 'Charge-back reversed' },
    },
    ...{
      description: 'Description',
      amount: 'Amount',
      credits: 'credits',
      creditsName: 'Credits',
      discount: 'Discount',
    },
    ...{ costs: 'Transaction costs', total: 'Total including VAT', totalBack: 'Total returned including VAT' },
    ...{ vat: 'VAT', net: 'Total excluding VAT', country: 'VAT country', method: 'Paid with' },
    methods: { creditcard: 'Credit card', sct: 'Bank transfer', sdd: 'Direct debit' },
    ...{ register: 'Company register', vatNumber: 'VAT number', paid: 'This amount has been paid.' },
  },
  de: {
    ...{ receipt: 'Quittung', creditNote: 'Gutschrift', number: 'Nummer', date: 'Datum', payment: 'Zahlung' },
    ...{
      corrects: 'Zur Quittung',
      cause: { refund: 'Rückerstattung', charge_back: 'Rückbuchung', charge_back_reversed: 'Rückbuchung aufgehoben' },
    },
    ...{
      description: 'Beschreibung',
      amount: 'Betrag',
      credits: 'Credits',
      creditsName: 'Credits',
      discount: 'Rabatt',
    },
    ...{ costs: 'Transaktionskosten', total: 'Gesamt inkl. MwSt.', totalBack: 'Erstattet inkl. MwSt.' },
    ...{ vat: 'MwSt.', net: 'Gesamt ohne MwSt.', country: 'MwSt.-Land', method: 'Bezahlt mit' },
    methods: { creditcard: 'Kreditkarte', sct: 'Überweisung', sdd: 'Lastschrift' },
    ...{ register: 'Handelsregister', vatNumber: 'USt-IdNr.', paid: 'Dieser Betrag wurde bezahlt.' },
  },
  es: {
    ...{ receipt: 'Recibo', creditNote: 'Nota de abono', number: 'Número', date: 'Fecha', payment: 'Pago' },
    ...{
      corrects: 'Del recibo',
      cause: {
        refund: 'Reembolso',
        charge_back: 'Pago devuelto por el banco',
        charge_back_reversed: 'Devolución anulada',
      },
    },
    ...{
      description: 'Descripción',
      amount: 'Importe',
      credits: 'créditos',
      creditsName: 'Créditos',
      discount: 'Descuento',
    },
    ...{ costs: 'Costes de transacción', total: 'Total con IVA', totalBack: 'Total devuelto con IVA' },
    ...{ vat: 'IVA', net: 'Total sin IVA', country: 'País del IVA', method: 'Pagado con' },
    methods: { creditcard: 'Tarjeta de crédito', sct: 'Transferencia bancaria', sdd: 'Domiciliación bancaria' },
    ...{ register: 'Registro mercantil', vatNumber: 'NIF-IVA', paid: 'Este importe está pagado.' },
  },
  fr: {
    ...{ receipt: 'Reçu', creditNote: 'Avoir', number: 'Numéro', date: 'Date', payment: 'Paiement' },
    ...{
      corrects: 'Pour le reçu',
      cause: {
        refund: 'Remboursement',
        charge_back: 'Paiement rejeté par la banque',
        charge_back_reversed: 'Rejet annulé',
      },
    },
    ...{
      description: 'Description',
      amount: 'Montant',
      credits: 'crédits',
      creditsName: 'Crédits',
      discount: 'Remise',
    },
    ...{ costs: 'Frais de transaction', total: 'Total TTC', totalBack: 'Total remboursé TTC' },
    ...{ vat: 'TVA', net: 'Total HT', country: 'Pays de la TVA', method: 'Payé avec' },
    methods: { creditcard: 'Carte de crédit', sct: 'Virement bancaire', sdd: 'Prélèvement' },
    ...{ register: 'Registre du commerce', vatNumber: 'N° de TVA', paid: 'Ce montant a été payé.' },
  },
  it: {
    ...{ receipt: 'Ricevuta', creditNote: 'Nota di credito', number: 'Numero', date: 'Data', payment: 'Pagamento' },
    ...{
      corrects: 'Per la ricevuta',
      cause: { refund: 'Rimborso', charge_back: 'Pagamento stornato', charge_back_reversed: 'Storno annullato' },
    },
    ...{
      description: 'Descrizione',
      amount: 'Importo',
      credits: 'crediti',
      creditsName: 'Crediti',
      discount: 'Sconto',
    },
    ...{ costs: 'Costi di transazione', total: 'Totale IVA inclusa', totalBack: 'Totale rimborsato IVA inclusa' },
    ...{ vat: 'IVA', net: 'Totale senza IVA', country: 'Paese IVA', method: 'Pagato con' },
    methods: { creditcard: 'Carta di credito', sct: 'Bonifico bancario', sdd: 'Addebito diretto' },
    ...{ register: 'Registro imprese', vatNumber: 'Partita IVA', paid: 'Questo importo è stato pagato.' },
  },
  pl: {
    ...{ receipt: 'Rachunek', creditNote: 'Korekta rachunku', number: 'Numer', date: 'Data', payment: 'Płatność' },
    ...{
      corrects: 'Do rachunku',
      cause: {
        refund: 'Zwrot',
        charge_back: 'Obciążenie zwrotne',
        charge_back_reversed: 'Anulowane obciążenie zwrotne',
      },
    },
    ...{ description: 'Opis', amount: 'Kwota', credits: 'kredytów', creditsName: 'Kredyty', discount: 'Rabat' },
    ...{ costs: 'Koszty transakcji', total: 'Razem z VAT', totalBack: 'Razem zwrot z VAT' },
    ...{ vat: 'VAT', net: 'Razem bez VAT', country: 'Kraj VAT', method: 'Zapłacono przez' },
    methods: { creditcard: 'Karta kredytowa', sct: 'Przelew bankowy', sdd: 'Polecenie zapłaty' },
    ...{ register: 'Rejestr firm', vatNumber: 'Numer VAT', paid: 'Ta kwota została zapłacona.' },
  },
};

/** As the schemes write themselves. */
export const METHOD_NAMES: Readonly<Record<string, string>> = {
  ...{ applepay: 'Apple Pay', bancontact: 'Bancontact', blik: 'BLIK', cartebancaire: 'Carte Bancaire' },
  ...{ creditcard: 'Credit card', eps: 'EPS', ideal: 'iDEAL', maestro: 'Maestro', mastercard: 'Mastercard' },
  ...{ nexi: 'Nexi', paypal: 'PayPal', paysafecard: 'paysafecard', prezelewy24: 'Przelewy24', visa: 'Visa' },
  ...{ sct: 'SEPA Credit Transfer', sdd: 'SEPA Direct Debit', giropay: 'giropay', sofort: 'Sofort' },
};

/** What somebody paid with; a scheme that is not known is told by its id. */
export const methodIn = (method: string, locale: Locale): string =>
  (DOCUMENT_TEXTS[locale].methods as Record<string, string>)[method] ?? METHOD_NAMES[method] ?? method;
