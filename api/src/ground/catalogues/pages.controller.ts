import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get, type RequestOf } from '../../kernel/index.js';
import { LOCALES, Settings } from '../settings/index.js';
import { PAGE_IDS } from './pages/page-ids.js';
import { builtInPages, FIGURES, figuresOf, pageText } from './pages/page-text.js';

const page = Type.Enum([...PAGE_IDS]);
const locale = Type.Enum(LOCALES);

const pageRoute = defineContract({
  summary:
    'A page of the company that runs the site: headings with #, ## and their address {#…}, lists with -, [links](https://…), **bold**',
  access: 'visitor',
  params: Type.Object({ page }),
  query: Type.Object({
    locale: Type.Optional(locale),
    'forced-domain': Type.Optional(Type.String({ maxLength: 253 })),
  }),
  reply: { 200: Type.Object({ page, locale, text: Type.String() }) },
});
const pageTextsRoute = defineContract({
  summary: 'The built-in text of each page in a language, and the figures that take the place of {names} in a page',
  access: 'staff:admin',
  params: Type.Object({ locale }),
  query: Type.Object(
    { domain: Type.Optional(Type.String({ maxLength: 253, description: 'Of a brand, for the brand’s own figures' })) },
    { additionalProperties: false },
  ),
  reply: {
    200: Type.Object({
      locale,
      texts: Type.Record(Type.Enum([...PAGE_IDS]), Type.String(), { description: 'With {names} as they are written' }),
      figures: Type.Array(Type.Object({ name: Type.Enum([...FIGURES]), value: Type.String() })),
    }),
  },
});

@Controller()
export class PagesController {
  constructor(private readonly settings: Settings) {}

  @Get('pages/:page', pageRoute)
  show(@Req() { params, query, host }: RequestOf<typeof pageRoute>) {
    const values = this.settings.at(query['forced-domain'] ?? host);
    const locale = query.locale ?? values.defaultLocale;
    return { page: params.page, locale, text: pageText(values, params.page, locale) };
  }

  /** What an operator’s own page begins with and how it will read (ADM-06, CLI-04). */
  @Get('admin/page-texts/:locale', pageTextsRoute)
  texts(@Req() { params: { locale }, query }: RequestOf<typeof pageTextsRoute>) {
    const figures = figuresOf(this.settings.at(query.domain), locale);
    return {
      locale,
      texts: builtInPages(locale),
      figures: FIGURES.map((name) => ({ name, value: figures[name] })),
    };
  }
}
