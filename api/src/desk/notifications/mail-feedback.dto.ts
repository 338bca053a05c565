import { ArrayMaxSize, ArrayMinSize, IsIn, IsOptional, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { Nested } from '../../kernel/index.js';
import type { MailReport } from './mail-reports.js';

const REASONS = ['fbl', 'bounce', 'listunsubscribe'] as const satisfies readonly MailReport['reason'][];

/** Unknown fields are allowed, because mail providers add their own. */
@JSONSchema({ additionalProperties: true })
class MailReportDto implements MailReport {
  @MaxLength(320)
  email!: string;

  @IsIn(REASONS)
  reason!: MailReport['reason'];
}

@JSONSchema({
  additionalProperties: true,
  description:
    'Our own shape, or as they send it Postmark (`RecordType`) or Amazon SES (by itself, or in a message of SNS)',
})
export class MailFeedbackDto {
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(500)
  @Nested(() => MailReportDto, { each: true })
  reports?: MailReportDto[] | null;
}
