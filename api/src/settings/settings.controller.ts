import { Controller } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get } from '../kernel/index.js';
import { LOCALES, type Locale } from './countries.js';
import { Settings } from './current-settings.js';
import { inEveryLanguage } from './fictional-texts.js';
import { REGIONS } from './regions.js';
import { SettingsSchema, toView } from './settings.schema.js';
import { termsVersion } from './terms.js';

const shown = Type.Omit(SettingsSchema, [
  'name_length',
  'login_tries',
  'login_lock_minutes',
  'activation_mails_a_day',
  'activation_link_days',
  'company_added',
  'packages',
  'fictional_warning',
  'fictional_singular',
  'fictional_plural',
]);
const TextPerLocale = Type.Object(
  Object.fromEntries(LOCALES.map((code) => [code, Type.String()])) as Record<Locale, Type.TString>,
);
const PublicSettings = Type.Object({
  ...shown.properties,
  /** How fictional profiles are labelled, in every language (PRO-04). */
  fictional_warning: TextPerLocale,
  fictional_singular: TextPerLocale,
  fictional_plural: TextPerLocale,
  /** Date of the terms that sign-up agrees to (ACC-03). */
  terms_version: Type.String({ format: 'date-time' }),
});

const settingsRoute = defineContract({
  summary: 'What the site is called, costs and allows',
  access: 'visitor',
  query: Type.Object({ 'forced-domain': Type.Optional(Type.String({ maxLength: 253 })) }),
  reply: { 200: PublicSettings },
});

export const RegionsReply = Type.Object({
  regions: Type.Record(
    Type.String(),
    Type.Object({
      term: Type.String(),
      regions: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
    }),
  ),
});

const regionsRoute = defineContract({
  summary: 'Regions of each country and what the country calls them',
  access: 'visitor',
  reply: { 200: RegionsReply },
});

@Controller()
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Get('settings', settingsRoute)
  show() {
    const settings = this.settings.current();
    return {
      ...toView(settings),
      fictional_warning: inEveryLanguage(settings, 'warning'),
      fictional_singular: inEveryLanguage(settings, 'singular'),
      fictional_plural: inEveryLanguage(settings, 'plural'),
      terms_version: termsVersion(settings.companyAdded),
    };
  }

  @Get('regions', regionsRoute)
  regions() {
    return { regions: REGIONS };
  }
}
