import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { Config, defineContract, Get, Instant, Nullable, type RequestOf } from '../../kernel/index.js';
import { COUNTRIES, isCountry, LOCALES, type Locale } from './countries.js';
import { Settings } from './current-settings.js';
import { inEveryLanguage } from './fictional-texts.js';
import { cheapestGift } from './gifts.js';
import { Interests, interestsView, NamesByLocale } from './own-interests.js';
import { plainPhone } from './phone.js';
import { minimumMessageCosts } from './prices.js';
import { REGIONS } from './regions.js';
import { SettingsSchema } from './settings.dto.js';
import { toWholeView } from './settings-view.js';
import { termsVersion } from './terms.js';
import { VisitorCountry } from './visitor-country.js';

/** A new setting is nobody's but the console's until it is named here. */
const shown = Type.Pick(SettingsSchema, [
  'name',
  'domain_language',
  'default_locale',
  'index_title',
  'description',
  'countries',
  'locales',
  'enable_site_entry_popup',
  'support_email',
  'support_phone',
  'domain',
  'min_age',
  'name_length',
  'password_length',
  'unconfirmed_days',
  'reset_link_hours',
  'alert_days',
  'cdn_prefix',
  'cam_address',
  'cam_text',
  'message_credits',
  'signup_credits',
  'photo_credits',
  'photo_inspection',
  'signups',
  'free_conversations',
  'message_length',
  'free_photos',
  'premium_photos',
  'logged_out_search',
  'logged_out_search_trafficsource',
  'refund_days',
  'fictional_icon',
  'auto_like',
  'premium_claim_percent',
  'visible_profile_fields',
  'visible_profile_notes',
  'search_fields',
]);
const PublicSettings = Type.Object({
  ...shown.properties,
  /** The labels of fictional profiles, in every language (PRO-04). */
  fictional_warning: NamesByLocale,
  fictional_singular: NamesByLocale,
  fictional_plural: NamesByLocale,
  ...Interests.properties,
  payment_methods: Type.Array(Type.String()),
  gift_credits: Type.Integer({ description: 'Price of the cheapest gift on sale; 0: none is' }),
  /** Per country, in minor units. */
  minimum_message_costs: Type.Record(Type.String(), Type.Object({ costs: Type.Integer(), currency: Type.String() })),
  /** Members never sell to each other. */
  member_resell: Type.Literal(false),
  /** The visitor's country, according to the proxy or the GeoIP file; and the same if the site serves that country. */
  geoip_country: Nullable(Type.String()),
  geoip_selected_country: Nullable(Type.String()),
  /** The first language of that country the site offers, if account, cookie and domain determine none (CLI-12). */
  country_locale: Nullable(Type.Enum(LOCALES)),
  /** The term for regions in each country (PRO-06). */
  region_terms: Type.Record(Type.String(), Type.String()),
  /** Date of the terms that users agree to at sign-up (ACC-03). */
  terms_version: Instant,
  /** Key for browsers to subscribe to push; null if push is not offered (NTF-03). */
  push_public_key: Nullable(Type.String()),
});

const query = Type.Object({ 'forced-domain': Type.Optional(Type.String({ maxLength: 253 })) });
const routeValue = Type.Optional(Type.String({ maxLength: 1_000 }));
/** What the address of the first page said of the visit (spec 7). The answer does not depend on it. */
const settingsQuery = Type.Object({
  ...query.properties,
  network: routeValue,
  ref: routeValue,
  sub1: routeValue,
  sub2: routeValue,
  sub3: routeValue,
  lb: routeValue,
  t: routeValue,
  api_signup_complete: routeValue,
});

const settingsRoute = defineContract({
  summary: 'What the site is called, costs and allows',
  access: 'visitor',
  tagged: true,
  query: settingsQuery,
  reply: { 200: PublicSettings },
});

const companyRoute = defineContract({
  summary: 'Whose site it is',
  access: 'visitor',
  tagged: true,
  query,
  reply: {
    200: Type.Object({
      name: Type.String(),
      address: Type.String(),
      kvk: Type.String(),
      city: Type.String(),
      country: Type.String(),
      tradenames: Type.Array(Type.String()),
      vat_numbers: Type.Array(Type.String()),
      support_phone: Type.String(),
      delete_discount: Type.Integer({ description: 'Percentage; 0: none' }),
      added: Instant,
    }),
  },
});

const spokenIn = (country: string | null, offered: readonly Locale[]): Locale | null =>
  (country !== null && isCountry(country) && COUNTRIES[country].locales.find((one) => offered.includes(one))) || null;

const REGION_TERMS = Object.fromEntries(Object.entries(REGIONS).map(([country, { term }]) => [country, term]));

/** The domain requested in the query takes precedence over the host header: the client may be hosted elsewhere. */
const hostOf = ({ query, host }: { query: { 'forced-domain'?: string | undefined }; host: string }) =>
  query['forced-domain'] ?? host;

@Controller()
export class SettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly config: Config,
    private readonly visitorCountry: VisitorCountry,
  ) {}

  @Get('settings', settingsRoute)
  show(@Req() request: RequestOf<typeof settingsRoute>) {
    const settings = this.settings.at(hostOf(request));
    const country = this.visitorCountry.of(request);
    return {
      ...toWholeView(settings),
      fictional_warning: inEveryLanguage(settings, 'warning'),
      fictional_singular: inEveryLanguage(settings, 'singular'),
      fictional_plural: inEveryLanguage(settings, 'plural'),
      support_phone: plainPhone(settings.supportPhone),
      ...interestsView(settings),
      payment_methods: settings.paymentMethods.map(({ id }) => id as string),
      gift_credits: cheapestGift(settings),
      minimum_message_costs: minimumMessageCosts(settings),
      member_resell: false as const,
      geoip_country: country,
      geoip_selected_country: settings.countries.find((one) => one === country) ?? null,
      country_locale: spokenIn(country, settings.locales),
      region_terms: REGION_TERMS,
      terms_version: termsVersion(settings.companyAdded),
      push_public_key: this.config.push?.publicKey ?? null,
    };
  }

  @Get('companyinfo', companyRoute)
  company(@Req() request: RequestOf<typeof companyRoute>) {
    const settings = this.settings.at(hostOf(request));
    return {
      name: settings.companyName || settings.name,
      address: settings.companyAddress,
      kvk: settings.companyKvk,
      city: settings.companyCity,
      country: settings.companyCountry,
      tradenames: settings.companyTradenames,
      vat_numbers: settings.companyVatNumbers,
      support_phone: plainPhone(settings.supportPhone),
      delete_discount: settings.deleteDiscount,
      added: settings.companyAdded,
    };
  }
}
