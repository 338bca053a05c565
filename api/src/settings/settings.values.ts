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
  /** Including VAT. */
  price: Money;
  /** One of four colours (spec 9). */
  variant: 1 | 2 | 3 | 4;
  popular: boolean;
}

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
export const SEARCH_FIELDS = ['gender', 'country', 'countryregion', 'age', 'online', 'with_photo'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Everything an operator decides; changed in the console without a deploy. */
export interface SettingsValues {
  name: string;
  domain: string;
  domainLanguage: Locale;
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
  activationLinkDays: number;
  /** When the company was added; the terms are never older (spec 9). */
  companyAdded: string;
  messageCredits: number;
  signupCredits: number;
  /** Who may sign up (ACC-01). */
  signups: 'all' | 'with_trafficsource' | 'other';
  /** Conversations a free member may start (CHT-03). */
  freeConversations: number;
  /** In user-perceived characters (CHT-02). */
  messageLength: { min: number; max: number };
  /** How many photos a free and a premium member may have (PRO-02). */
  freePhotos: number;
  premiumPhotos: number;
  packages: Package[];
  paymentMethods: string[];
  /** Who is not logged in may search, at all or when they came by way of a traffic source (DSC-01). */
  loggedOutSearch: boolean;
  loggedOutSearchTrafficsource: boolean;
  refundDays: number;
  supportEmail: string;
  supportPhone: string;
  fictionalIcon: string;
  /** In the operator's own words; a language that is left out has the site's. */
  fictionalWarning: LocaleTexts;
  fictionalSingular: LocaleTexts;
  fictionalPlural: LocaleTexts;
  /** 0 hides the claim (ACC-14). */
  premiumClaimPercent: number;
  visibleProfileFields: (typeof PROFILE_FIELDS)[number][];
  visibleProfileNotes: (typeof PROFILE_NOTES)[number][];
  searchFields: SearchField[];
}

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
  activationLinkDays: 7,
  companyAdded: '2023-12-01T12:00:00.000Z',
  messageCredits: 10,
  signupCredits: 30,
  signups: 'all',
  freeConversations: 2,
  messageLength: { min: 1, max: 1000 },
  freePhotos: 3,
  premiumPhotos: 25,
  packages: [
    { id: 'p100', credits: 100, price: { amount: 999, currency: 'EUR' }, variant: 1, popular: false },
    { id: 'p250', credits: 250, price: { amount: 2249, currency: 'EUR' }, variant: 2, popular: false },
    { id: 'p600', credits: 600, price: { amount: 4799, currency: 'EUR' }, variant: 3, popular: true },
    { id: 'p1500', credits: 1500, price: { amount: 10499, currency: 'EUR' }, variant: 4, popular: false },
  ],
  paymentMethods: [
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
  ],
  // Closed unless the operator opens it: nobody agreed to be shown to everyone by default.
  loggedOutSearch: false,
  loggedOutSearchTrafficsource: false,
  refundDays: 14,
  supportEmail: 'support@localhost',
  supportPhone: '+31-20-000 00 00',
  fictionalIcon: 'masks',
  fictionalWarning: {},
  fictionalSingular: {},
  fictionalPlural: {},
  premiumClaimPercent: 46,
  visibleProfileFields: [...PROFILE_FIELDS],
  visibleProfileNotes: [...PROFILE_NOTES],
  searchFields: [...SEARCH_FIELDS],
};
