import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get, type RequestOf } from '../../kernel/index.js';
import { LOCALES } from './countries.js';
import { Settings } from './current-settings.js';
import { PAGE_IDS } from './pages/page-ids.js';
import { builtInPages, FIGURES, figuresOf } from './pages/page-text.js';

const locale = Type.Enum(LOCALES);

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

/** What an operator’s own page begins with and how it will read (ADM-06, CLI-04). */
@Controller('admin/page-texts')
export class PagesAdminController {
  constructor(private readonly settings: Settings) {}

  @Get(':locale', pageTextsRoute)
  show(@Req() { params, query }: RequestOf<typeof pageTextsRoute>) {
    const { locale } = params;
    const figures = figuresOf(this.settings.at(query.domain), locale);
    return {
      locale,
      texts: builtInPages(locale),
      figures: FIGURES.map((name) => ({ name, value: figures[name] })),
    };
  }
}
