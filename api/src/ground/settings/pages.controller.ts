import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get, type RequestOf } from '../../kernel/index.js';
import { LOCALES } from './countries.js';
import { Settings } from './current-settings.js';
import { PAGE_IDS } from './pages/page-ids.js';
import { pageText } from './pages/page-text.js';

const page = Type.Enum([...PAGE_IDS]);
const locale = Type.Enum(LOCALES);

const pageRoute = defineContract({
  summary: 'A page of the company that runs the site: headings with ##, lists with -, [links](https://…), **bold**',
  access: 'visitor',
  params: Type.Object({ page }),
  query: Type.Object({
    locale: Type.Optional(locale),
    'forced-domain': Type.Optional(Type.String({ maxLength: 253 })),
  }),
  reply: { 200: Type.Object({ page, locale, text: Type.String() }) },
});

@Controller('pages')
export class PagesController {
  constructor(private readonly settings: Settings) {}

  @Get(':page', pageRoute)
  show(@Req() { params, query, host }: RequestOf<typeof pageRoute>) {
    const values = this.settings.at(query['forced-domain'] ?? host);
    const locale = query.locale ?? values.defaultLocale;
    return { page: params.page, locale, text: pageText(values, params.page, locale) };
  }
}
