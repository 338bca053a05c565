import { IsIn, Matches } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { CSV_LANGUAGES, type CsvLanguage } from '../../kernel/index.js';
import { MONTH_PATTERN } from './month.js';

export class CloseMonthDto {
  @Matches(new RegExp(MONTH_PATTERN))
  @JSONSchema({ description: 'Such as `2026-03`' })
  month!: string;

  @IsIn([...CSV_LANGUAGES])
  @JSONSchema({ description: 'Of the files; the first request of a month decides it for good' })
  language!: CsvLanguage;
}
