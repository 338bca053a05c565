/** A way to pay, as its scheme defines it; which of them a site offers is a setting. */
export interface PaymentMethod {
  id: string;
  /** Countries of the buyers it serves; absent: all. */
  countries?: readonly string[];
  /** First and last day (UTC) on which it can be used. */
  from?: string;
  until?: string;
  /** Added to the price, in minor units of its currency. */
  costs: number;
  banks?: readonly { id: string; name: string }[];
  /** Needs the direct-debit form (MNY-04) instead of the provider's page. */
  ownForm?: boolean;
}

const SEPA = ['NL', 'BE', 'IE', 'DE', 'AT', 'IT', 'FR', 'ES', 'CH', 'GB', 'PL'];

/** Every method of the specification. Ended ones stay, for payments made with them, and are never offered (MNY-02). */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  { id: 'sdd', countries: ['NL', 'BE', 'IE', 'DE', 'AT', 'IT', 'FR', 'ES'], costs: 0, ownForm: true },
  {
    id: 'prezelewy24',
    countries: ['PL'],
    costs: 0,
    banks: [
      { id: 'mbank', name: 'mBank' },
      { id: 'pko', name: 'PKO Bank Polski' },
      { id: 'santander_pl', name: 'Santander Bank Polska' },
      { id: 'ing_pl', name: 'ING Bank Śląski' },
      { id: 'pekao', name: 'Bank Pekao' },
    ],
  },
  { id: 'blik', countries: ['PL'], costs: 0 },
  { id: 'sct', countries: SEPA, costs: 0 },
  { id: 'giropay', countries: ['DE'], until: '2024-12-31', costs: 0 },
  { id: 'mastercard', costs: 0 },
  { id: 'visa', costs: 0 },
  { id: 'creditcard', costs: 0 },
  { id: 'nexi', countries: ['IT'], costs: 0 },
  { id: 'cartebancaire', countries: ['FR'], costs: 0 },
  {
    id: 'ideal',
    countries: ['NL'],
    costs: 0,
    banks: [
      { id: 'abn_amro', name: 'ABN AMRO' },
      { id: 'asn', name: 'ASN Bank' },
      { id: 'bunq', name: 'bunq' },
      { id: 'ing', name: 'ING' },
      { id: 'knab', name: 'Knab' },
      { id: 'n26', name: 'N26' },
      { id: 'rabobank', name: 'Rabobank' },
      { id: 'regiobank', name: 'RegioBank' },
      { id: 'revolut', name: 'Revolut' },
      { id: 'sns', name: 'SNS' },
      { id: 'triodos', name: 'Triodos Bank' },
      { id: 'van_lanschot', name: 'Van Lanschot Kempen' },
    ],
  },
  { id: 'bancontact', countries: ['BE'], costs: 0 },
  { id: 'applepay', costs: 0 },
  { id: 'paysafecard', countries: [...SEPA, 'US', 'CA', 'AU', 'NZ'], costs: 0 },
  { id: 'maestro', countries: SEPA, costs: 0 },
  { id: 'paypal', costs: 0 },
  { id: 'sofort', countries: ['DE', 'AT', 'BE', 'NL', 'ES', 'IT', 'PL', 'CH'], until: '2025-03-31', costs: 0 },
  {
    id: 'eps',
    countries: ['AT'],
    costs: 0,
    banks: [
      { id: 'bank_austria', name: 'Bank Austria' },
      { id: 'bawag', name: 'BAWAG' },
      { id: 'erste', name: 'Erste Bank und Sparkassen' },
      { id: 'raiffeisen', name: 'Raiffeisen Bankengruppe' },
      { id: 'volksbank', name: 'Volksbank' },
    ],
  },
];

/** What this buyer can pay with now, in the site's order. */
export function offeredMethods(
  enabled: readonly string[],
  { country, now }: { country: string | null; now: Date },
  methods: readonly PaymentMethod[] = PAYMENT_METHODS,
): PaymentMethod[] {
  const day = now.toISOString().slice(0, 10);
  const offered = methods.filter(
    ({ countries, from, until, ownForm }) =>
      !ownForm &&
      (!countries || country === null || countries.includes(country)) &&
      (!from || day >= from) &&
      (!until || day <= until),
  );
  return enabled.flatMap((id) => offered.find((method) => method.id === id) ?? []);
}
