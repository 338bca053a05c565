import { IsIn } from 'class-validator';
import { Nested } from '../../../kernel/index.js';
import { LanderPageDto, LOCALES, type Locale } from '../../../ground/settings/index.js';

export class PreviewDto {
  /** May still be without words, also in its own language. */
  @Nested(() => LanderPageDto)
  page!: LanderPageDto;

  @IsIn(LOCALES)
  language!: Locale;
}
