import { Controller, Req } from '@nestjs/common';
import { IsIn } from 'class-validator';
import { Type } from 'typebox';
import { defineContract, Get, Nested, Post, type RequestOf } from '../../../kernel/index.js';
import { LanderPageDto, LOCALES, Settings, type LanderPage, type Locale } from '../../../ground/settings/index.js';
import { previewOf } from './preview.js';

class PreviewDto {
  /** May still be without words, also in its own language. */
  @Nested(() => LanderPageDto)
  page!: LanderPage;

  @IsIn(LOCALES)
  language!: Locale;
}

const originRoute = defineContract({
  summary: 'Where landers are: the address of the site, without a path',
  access: 'staff:admin',
  reply: { 200: Type.Object({ origin: Type.String() }) },
});
const previewRoute = defineContract({
  summary: 'A lander with words that are not saved, as a page; nothing is stored (CLI-04)',
  access: 'staff:admin',
  body: PreviewDto,
  reply: { 200: Type.Object({ html: Type.String() }) },
});

@Controller('admin')
export class LanderPreviewController {
  constructor(private readonly settings: Settings) {}

  @Get('lander-origin', originRoute)
  origin() {
    return { origin: this.settings.originAt(null) };
  }

  @Post('lander-previews', previewRoute)
  preview(@Req() { body }: RequestOf<typeof previewRoute>) {
    return { html: previewOf(body.page, body.language, this.settings.current()) };
  }
}
