import { INTERESTS } from './interests.js';
import { COUNTRY_CODES, LOCALES, type Country, type Locale } from './countries.js';
import type { LocaleTexts } from './fictional-texts.js';
import type { MailText } from './mail-text.values.js';
import type { ReasonTemplate } from './reason-template.values.js';
import type { LanderPage } from './landers/lander-page.js';

/** An amount in whole minor units of an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: string;
}

export interface Package {
  id: string;
  credits: number;
  /** Including VAT; applies in every country without a price of its own. */
  price: Money;
  prices: { country: Country; price: Money }[];
  /** One of four colours (spec 9). */
  variant: 1 | 2 | 3 | 4;
  popular: boolean;
  /** No longer sold. It stays in the list, so that its id is never reused for another package. */
  retired: boolean;
}

/** All methods of spec 3, those offered most often first; the operator chooses which are offered to buyers (MNY-02). */
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
  'giropay',
  'sofort',
] as const;

/** Those that their companies have ended, with the last day (UTC) on which they could be used: never offered (MNY-02). */
export const ENDED_METHODS = { giropay: '2024-12-31', sofort: '2025-03-31' } as const;

/** The drawings there are; a gift is one of them. */
export const GIFT_PICTURES = [
  'rose',
  'coffee',
  'kiss',
  'heart',
  'chocolates',
  'cocktail',
  'balloons',
  'teddy',
  'bouquet',
  'champagne',
  'star',
  'diamond',
] as const;
export type Drawing = (typeof GIFT_PICTURES)[number];
/** One that the operator uploaded. */
export type OwnPicture = `own-${string}`;
export type GiftPicture = Drawing | OwnPicture;
export const isOwnPicture = (picture: GiftPicture): picture is OwnPicture => picture.startsWith('own-');

/** What members send each other beside words (CHT-10). */
export interface Gift {
  id: string;
  picture: GiftPicture;
  /** In the operator's own words; a language that is left out has the drawing's, and beside an own picture none is. */
  name: LocaleTexts;
  /** In credits. */
  price: number;
  /** No longer sold. It keeps its place, for messages that were sent with it name it. */
  retired: boolean;
}

/** Retired ones included, as they never go. */
export const MAX_OWN_INTERESTS = 100;
/** The id of an interest that the operator added; no built-in one begins like this. */
export const OWN_INTEREST = /^own-[a-z0-9_-]{1,20}$/u;

/** What members can say they like, besides the product's own interests (ADM-06). */
export interface OwnInterest {
  /** As in `OWN_INTEREST`. */
  id: string;
  /** In one language at least; the others show that one. */
  name: LocaleTexts;
  /** Neither offered nor shown any more. It keeps its place, for members chose it, and may come back. */
  retired: boolean;
}

export interface OfferedMethod {
  id: (typeof PAYMENT_METHOD_IDS)[number];
  /** Empty: all countries in which the method works. */
  countries: Country[];
  /** First and last day, both inclusive; null for no limit. */
  from: string | null;
  until: string | null;
  /** Surcharge on an order in each currency; none for a currency that is not listed. */
  costs: Money[];
}

/** The currencies packages can be sold in. */
export const CURRENCIES = ['EUR', 'GBP', 'CHF', 'USD', 'CAD', 'AUD', 'NZD', 'PLN'] as const;

/** Settings that a brand may override besides its prices; members and credits are shared with the site. */
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
  | 'pageSafety'
  | 'pageReturnPolicy'
  | 'pageService'
  | 'pageBan';
export type BrandableValues = Pick<SettingsValues, BrandField>;

export interface Brand {
  id: string;
  domains: string[];
  /** Anything left out is as on the site itself. */
  overrides: Partial<BrandableValues>;
  /** The brand's own package prices; packages left out have the site's price. */
  prices: PackagePrice[];
}

export type PackagePrice = Pick<Package, 'id' | 'price' | 'prices'>;

/** Fields a profile can show besides its card; all are shown unless the operator hides them (PRO-01). */
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
/** Those fields that are free text by the member. */
export const PROFILE_NOTES = ['description'] as const;
/** Fields that members can be searched by (DSC-01). */
export const SEARCH_FIELDS = ['gender', 'country', 'countryregion', 'distance', 'age', 'online', 'with_photo'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What a line to begin with may leave to be filled in from the two profiles (CHT-07). */
export const ICEBREAKER_PLACEHOLDERS = ['name', 'interest', 'city', 'reason'] as const;

/** When a photo in a chat is inspected: before it is delivered, or after (CHT-11). */
export const PHOTO_INSPECTIONS = ['first', 'after'] as const;

/** First steps of an installation of which nothing here can see whether they were taken. */
export const STEPS_TO_MARK = ['packages', 'methods', 'staff', 'key', 'backups', 'places'] as const;
export type StepToMark = (typeof STEPS_TO_MARK)[number];

/** Who may sign up (ACC-01): everybody, only visitors from a traffic source, or nobody. */
export const SIGNUPS = ['all', 'with_trafficsource', 'other'] as const;

/** All settings of an operator; changed in the console without a deployment. */
export interface SettingsValues {
  name: string;
  domain: string;
  /** Empty: the language of the visitor's country, or else the default language (CLI-12). */
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
  /** Older messages are hidden and their keys destroyed (CHT-06). */
  chatHistoryMonths: number;
  activationLinkDays: number;
  /** Days after sign-up before an account with an unconfirmed address is erased (PRV-02). */
  unconfirmedDays: number;
  /** Password reset mails per member and day, and how many hours their links are valid (ACC-07). */
  resetMailsADay: number;
  resetLinkHours: number;
  /** Asks visitors from some countries once to confirm that they are adults (CLI-03). */
  enableSiteEntryPopup: boolean;
  /** Days for which an alert that a member closed stays hidden (CLI-11). */
  alertDays: number;
  /** URL prefix of static files served by a CDN; empty if the site serves them. */
  cdnPrefix: string;
  /** Where the 'cam' tile leads, and what it says; it is hidden while either is empty (CLI-09). */
  camAddress: string;
  camText: LocaleTexts;
  companyName: string;
  companyAddress: string;
  companyCity: string;
  companyCountry: Country;
  /** Number in the Dutch trade register (KvK). */
  companyKvk: string;
  companyTradenames: string[];
  companyVatNumbers: string[];
  /** When the company was added; the terms are never older than this (spec 9). */
  companyAdded: string;
  /** Discount in percent offered to members who want to leave; 0 for none (ACC-12). */
  deleteDiscount: number;
  messageCredits: number;
  signupCredits: number;
  photoCredits: number;
  photoInspection: (typeof PHOTO_INSPECTIONS)[number];
  /** In the order in which they are offered. */
  gifts: Gift[];
  /** The operator's own lines to begin a conversation with (CHT-07); a language without any has the product's. */
  icebreakers: Partial<Record<Locale, string[]>>;
  /** Pages for advertisements in the operator's own words (CLI-04). */
  landers: LanderPage[];
  signups: (typeof SIGNUPS)[number];
  /** Number of conversations a free member may start (CHT-03). */
  freeConversations: number;
  /** In user-perceived characters (CHT-02). */
  messageLength: { min: number; max: number };
  /** Maximum number of photos for free and premium members (PRO-02). */
  freePhotos: number;
  premiumPhotos: number;
  packages: Package[];
  paymentMethods: OfferedMethod[];
  /** Creditor identifier and IBAN for direct debits; if empty, direct debit is not offered (MNY-04). */
  debitCreditorId: string;
  debitIban: string;
  /** Days between the notice to the debtor and the collection. */
  debitNoticeDays: number;
  /** Maximum amount collected from one account in so many days, in cents. */
  debitLimit: number;
  debitLimitDays: number;
  /** The one-time code that signs a mandate: its length, how long it works, and how often it may be mistyped. */
  debitCodeDigits: number;
  debitCodeMinutes: number;
  debitCodeTries: number;
  /** Whether visitors who are not logged in may search: all of them, or those from a traffic source (DSC-01). */
  loggedOutSearch: boolean;
  loggedOutSearchTrafficsource: boolean;
  refundDays: number;
  /** Refunds above this amount, in minor units of their currency, need a second person's approval (ADM-04). */
  fourEyesAbove: number;
  /** Credits that staff may give at once as goodwill; 0: none (ADM-04). */
  goodwillLimit: number;
  /** Days to answer the bank about a charge-back, from when it is reported. */
  chargebackDays: number;
  /** Days for the first answer to a complaint, and until it is done (ADM-09). */
  complaintAnswerDays: number;
  complaintCloseDays: number;
  /** Texts to begin an answer with; a language without any has the product's. */
  complaintTemplates: Partial<Record<Locale, string[]>>;
  supportEmail: string;
  supportPhone: string;
  fictionalIcon: string;
  /** The operator's own texts; a language without one has the site's text. */
  fictionalWarning: LocaleTexts;
  fictionalSingular: LocaleTexts;
  fictionalPlural: LocaleTexts;
  /** Fictional profiles like by themselves, each member once in 24 hours at most (DSC-05). */
  autoLike: boolean;
  /** The company's own pages; a language without one has the site's text (CLI-04). */
  pageTerms: LocaleTexts;
  pagePrivacy: LocaleTexts;
  pageCookies: LocaleTexts;
  pageFaq: LocaleTexts;
  pageSafety: LocaleTexts;
  pageReturnPolicy: LocaleTexts;
  pageService: LocaleTexts;
  pageBan: LocaleTexts;
  /** Percentage in the premium claim; 0 hides the claim (ACC-14). */
  premiumClaimPercent: number;
  visibleProfileFields: (typeof PROFILE_FIELDS)[number][];
  visibleProfileNotes: (typeof PROFILE_NOTES)[number][];
  searchFields: SearchField[];
  /** The interests members can choose from, in this order. */
  interests: (typeof INTERESTS)[number][];
  /** The operator's own, offered after those. */
  ownInterests: OwnInterest[];
  /** The operator's own words for the rules that decisions rest on (PRV-03). */
  reasonTemplates: ReasonTemplate[];
  /** The operator's own words for mails and pushes. */
  mailTexts: MailText[];
  /** First steps that an administrator says are done (ADM-07). */
  doneSteps: StepToMark[];
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

/** Under the name of its drawing. */
const drawn = (picture: Drawing, price: number): Gift => ({
  id: picture,
  picture,
  name: {},
  price,
  retired: false,
});

export const DEFAULTS: SettingsValues = {
  name: 'Velvet',
  domain: 'localhost',
  // Empty, so that a visitor's country picks the language (ACC-10).
  domainLanguage: '',
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
  camAddress: '',
  camText: {},
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
  photoInspection: 'first',
  gifts: [
    drawn('rose', 10),
    drawn('coffee', 12),
    drawn('kiss', 15),
    drawn('heart', 15),
    drawn('chocolates', 20),
    drawn('cocktail', 20),
    drawn('balloons', 25),
    drawn('teddy', 25),
    drawn('bouquet', 30),
    drawn('champagne', 35),
    drawn('star', 40),
    drawn('diamond', 50),
  ],
  icebreakers: {},
  landers: [],
  signups: 'all',
  freeConversations: 2,
  messageLength: { min: 1, max: 1000 },
  freePhotos: 3,
  premiumPhotos: 25,
  packages: [inEuro(100, 999, 1), inEuro(250, 2249, 2), inEuro(600, 4799, 3, true), inEuro(1500, 10499, 4)],
  paymentMethods: offered(PAYMENT_METHOD_IDS.filter((id) => id !== 'sdd' && !(id in ENDED_METHODS))).concat({
    ...offered(['sdd'])[0]!,
    countries: ['NL', 'BE', 'DE', 'AT'],
  }),
  debitCreditorId: '',
  debitIban: '',
  debitNoticeDays: 2,
  debitLimit: 15_000,
  debitLimitDays: 30,
  debitCodeDigits: 6,
  debitCodeMinutes: 10,
  debitCodeTries: 5,
  // Off by default, because members have not agreed to be shown to everyone.
  loggedOutSearch: false,
  loggedOutSearchTrafficsource: false,
  refundDays: 14,
  fourEyesAbove: 5_000,
  goodwillLimit: 250,
  chargebackDays: 7,
  complaintAnswerDays: 7,
  complaintCloseDays: 30,
  complaintTemplates: {},
  supportEmail: 'support@localhost',
  supportPhone: '+31-20-000 00 00',
  fictionalIcon: 'masks',
  fictionalWarning: {},
  fictionalSingular: {},
  fictionalPlural: {},
  autoLike: false,
  pageTerms: {},
  pagePrivacy: {},
  pageCookies: {},
  pageFaq: {},
  pageSafety: {},
  pageReturnPolicy: {},
  pageService: {},
  pageBan: {},
  premiumClaimPercent: 46,
  visibleProfileFields: [...PROFILE_FIELDS],
  visibleProfileNotes: [...PROFILE_NOTES],
  searchFields: [...SEARCH_FIELDS],
  interests: [...INTERESTS],
  ownInterests: [],
  reasonTemplates: [],
  mailTexts: [],
  doneSteps: [],
  brands: [],
};
