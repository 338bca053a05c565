import { INTERESTS } from './interests.js';
import { COUNTRY_CODES, LOCALES, type Country, type Locale } from './countries.js';
import type { LocaleTexts } from './fictional-texts.js';

/** Whole minor units of an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: string;
}

export interface Package {
  id: string;
  credits: number;
  /** Including VAT; in every country without a price of its own. */
  price: Money;
  prices: { country: Country; price: Money }[];
  /** One of four colours (spec 9). */
  variant: 1 | 2 | 3 | 4;
  popular: boolean;
  /** No longer sold. It keeps its place, so that its id never means another package. */
  retired: boolean;
}

/** Every method of spec 3, those that are offered most first; which of them buyers are offered is the operator's choice (MNY-02). */
export const PAYMENT_METHOD_IDS = [
  'ideal',
  'bancontact',
  'creditcard',
  'visa',
  'mastercard',
  'maestro',
  'applepay',
  'paypal',
  'paysafecard',
  'sct',
  'sdd',
  'eps',
  'blik',
  'prezelewy24',
  'cartebancaire',
  'nexi',
  // Ended by their providers.
  'giropay',
  'sofort',
] as const;

export interface OfferedMethod {
  id: (typeof PAYMENT_METHOD_IDS)[number];
  /** Empty: wherever the method itself works. */
  countries: Country[];
  /** First and last day, both included; null: no limit. */
  from: string | null;
  until: string | null;
  /** Added to the price of an order in that currency; none for a currency that is not named. */
  costs: Money[];
}

/** What a package can be sold for. */
export const CURRENCIES = ['EUR', 'GBP', 'CHF', 'USD', 'CAD', 'AUD', 'NZD', 'PLN'] as const;

/** What another name of the same site can have of its own, beside its prices; members and credits are shared. */
type BrandField =
  | 'name'
  | 'domainLanguage'
  | 'defaultLocale'
  | 'indexTitle'
  | 'description'
  | 'countries'
  | 'locales'
  | 'enableSiteEntryPopup'
  | 'supportEmail'
  | 'supportPhone'
  | 'companyName'
  | 'companyAddress'
  | 'companyCity'
  | 'companyCountry'
  | 'companyKvk'
  | 'companyTradenames'
  | 'companyVatNumbers'
  | 'companyAdded'
  | 'pageTerms'
  | 'pagePrivacy'
  | 'pageCookies'
  | 'pageFaq'
  | 'pageReturnPolicy'
  | 'pageService'
  | 'pageBan';

export interface Brand {
  id: string;
  domains: string[];
  /** What is left out is as on the site itself. */
  overrides: Partial<Pick<SettingsValues, BrandField>>;
  /** What the same packages cost there; one that is left out costs what it does on the site itself. */
  prices: PackagePrice[];
}

export type PackagePrice = Pick<Package, 'id' | 'price' | 'prices'>;

/** What a profile can tell besides its card; all of it shows unless the operator takes it away (PRO-01). */
export const PROFILE_FIELDS = [
  'sought_gender',
  'city',
  'sexuality',
  'relationship_status',
  'reason_for_signup',
  'hair_color',
  'eye_color',
  'body_type',
  'tattoos',
  'interests',
] as const;
/** The texts among it, in the member's own words. */
export const PROFILE_NOTES = ['description'] as const;
/** What members can be searched by (DSC-01). */
export const SEARCH_FIELDS = ['gender', 'country', 'countryregion', 'distance', 'age', 'online', 'with_photo'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Who may sign up (ACC-01): everybody, who came by a traffic source, or nobody. */
export const SIGNUPS = ['all', 'with_trafficsource', 'other'] as const;

/** Everything an operator decides; changed in the console without a deploy. */
export interface SettingsValues {
  name: string;
  domain: string;
  /** Empty: the language of the visitor's country, then the default one (CLI-12). */
  domainLanguage: Locale | '';
  indexTitle: string;
  description: string;
  countries: Country[];
  locales: Locale[];
  defaultLocale: Locale;
  minAge: number;
  nameLength: { min: number; max: number };
  passwordLength: { min: number; max: number };
  loginTries: number;
  loginLockMinutes: number;
  activationMailsADay: number;
  /** Messages older than this are hidden, and their keys are destroyed (CHT-06). */
  chatHistoryMonths: number;
  activationLinkDays: number;
  /** How long after its sign-up an account whose address nobody confirmed is erased (PRV-02). */
  unconfirmedDays: number;
  /** Mails with a link to a new password that a member can ask for in a day, and how long such a link works (ACC-07). */
  resetMailsADay: number;
  resetLinkHours: number;
  /** Asks visitors from some countries once whether they are adults (CLI-03). */
  enableSiteEntryPopup: boolean;
  /** How many days an alert that a member closed stays away (CLI-11). */
  alertDays: number;
  /** Where files come from that are not the site's own; empty: from the site. */
  cdnPrefix: string;
  companyName: string;
  companyAddress: string;
  companyCity: string;
  companyCountry: Country;
  /** Number in the trade register. */
  companyKvk: string;
  companyTradenames: string[];
  companyVatNumbers: string[];
  /** When the company was added; the terms are never older (spec 9). */
  companyAdded: string;
  /** Percentage offered to one who wants to leave; 0: none (ACC-12). */
  deleteDiscount: number;
  messageCredits: number;
  signupCredits: number;
  photoCredits: number;
  /** Of the cheapest gift (CLI-12). */
  giftCredits: number;
  signups: (typeof SIGNUPS)[number];
  /** Conversations a free member may start (CHT-03). */
  freeConversations: number;
  /** In user-perceived characters (CHT-02). */
  messageLength: { min: number; max: number };
  /** How many photos a free and a premium member may have (PRO-02). */
  freePhotos: number;
  premiumPhotos: number;
  packages: Package[];
  paymentMethods: OfferedMethod[];
  /** Who collects direct debits: the creditor identifier and the account; empty: none are offered (MNY-04). */
  debitCreditorId: string;
  debitIban: string;
  /** How many days before the collection the debtor is told of it. */
  debitNoticeDays: number;
  /** What may be collected from one account in 30 days, in cents. */
  debitLimit: number;
  /** Who is not logged in may search, at all or when they came by way of a traffic source (DSC-01). */
  loggedOutSearch: boolean;
  loggedOutSearchTrafficsource: boolean;
  refundDays: number;
  /** A refund of more than this, in minor units of its currency, needs a second person (ADM-04). */
  fourEyesAbove: number;
  supportEmail: string;
  supportPhone: string;
  fictionalIcon: string;
  /** In the operator's own words; a language that is left out has the site's. */
  fictionalWarning: LocaleTexts;
  fictionalSingular: LocaleTexts;
  fictionalPlural: LocaleTexts;
  /** The company's own pages, in words of its own; a language that is left out has the site's (CLI-04). */
  pageTerms: LocaleTexts;
  pagePrivacy: LocaleTexts;
  pageCookies: LocaleTexts;
  pageFaq: LocaleTexts;
  pageReturnPolicy: LocaleTexts;
  pageService: LocaleTexts;
  pageBan: LocaleTexts;
  /** 0 hides the claim (ACC-14). */
  premiumClaimPercent: number;
  visibleProfileFields: (typeof PROFILE_FIELDS)[number][];
  visibleProfileNotes: (typeof PROFILE_NOTES)[number][];
  searchFields: SearchField[];
  /** What members can choose from, in this order. */
  interests: (typeof INTERESTS)[number][];
  brands: Brand[];
}

const offered = (ids: OfferedMethod['id'][]): OfferedMethod[] =>
  ids.map((id) => ({ id, countries: [], from: null, until: null, costs: [] }));

const inEuro = (credits: number, amount: number, variant: Package['variant'], popular = false): Package => ({
  id: `p${credits}`,
  credits,
  price: { amount, currency: 'EUR' },
  prices: [],
  variant,
  popular,
  retired: false,
});

export const DEFAULTS: SettingsValues = {
  name: 'Velvet',
  domain: 'localhost',
  domainLanguage: 'nl',
  indexTitle: 'Velvet – dating en chat voor volwassenen',
  description: 'Ontmoet volwassenen bij jou in de buurt. Gratis aanmelden, je betaalt alleen voor wat je stuurt.',
  countries: COUNTRY_CODES,
  locales: [...LOCALES],
  defaultLocale: 'nl',
  minAge: 18,
  nameLength: { min: 3, max: 30 },
  passwordLength: { min: 8, max: 128 },
  loginTries: 5,
  loginLockMinutes: 15,
  activationMailsADay: 5,
  chatHistoryMonths: 12,
  activationLinkDays: 7,
  unconfirmedDays: 30,
  resetMailsADay: 3,
  resetLinkHours: 24,
  enableSiteEntryPopup: true,
  alertDays: 7,
  cdnPrefix: '',
  companyName: '',
  companyAddress: '',
  companyCity: '',
  companyCountry: 'NL',
  companyKvk: '',
  companyTradenames: [],
  companyVatNumbers: [],
  companyAdded: '2023-12-01T12:00:00.000Z',
  deleteDiscount: 0,
  messageCredits: 10,
  signupCredits: 30,
  photoCredits: 20,
  giftCredits: 10,
  signups: 'all',
  freeConversations: 2,
  messageLength: { min: 1, max: 1000 },
  freePhotos: 3,
  premiumPhotos: 25,
  packages: [inEuro(100, 999, 1), inEuro(250, 2249, 2), inEuro(600, 4799, 3, true), inEuro(1500, 10499, 4)],
  paymentMethods: offered([
    'ideal',
    'bancontact',
    'creditcard',
    'visa',
    'mastercard',
    'maestro',
    'applepay',
    'paypal',
    'paysafecard',
    'sct',
    'eps',
    'blik',
    'prezelewy24',
    'cartebancaire',
    'nexi',
  ]).concat({ ...offered(['sdd'])[0]!, countries: ['NL', 'BE', 'DE', 'AT'] }),
  debitCreditorId: '',
  debitIban: '',
  debitNoticeDays: 2,
  debitLimit: 15_000,
  // Closed unless the operator opens it: nobody agreed to be shown to everyone by default.
  loggedOutSearch: false,
  loggedOutSearchTrafficsource: false,
  refundDays: 14,
  fourEyesAbove: 5_000,
  supportEmail: 'support@localhost',
  supportPhone: '+31-20-000 00 00',
  fictionalIcon: 'masks',
  fictionalWarning: {},
  fictionalSingular: {},
  fictionalPlural: {},
  pageTerms: {},
  pagePrivacy: {},
  pageCookies: {},
  pageFaq: {},
  pageReturnPolicy: {},
  pageService: {},
  pageBan: {},
  premiumClaimPercent: 46,
  visibleProfileFields: [...PROFILE_FIELDS],
  visibleProfileNotes: [...PROFILE_NOTES],
  searchFields: [...SEARCH_FIELDS],
  interests: [...INTERESTS],
  brands: [],
};
