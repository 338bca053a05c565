import { ArrayMaxSize, ArrayMinSize, IsIn, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import type { DisabledReason } from '../../members/accounts/index.js';
import { Nested } from '../../kernel/index.js';

const REASONS = ['fbl', 'bounce', 'listunsubscribe'] as const satisfies readonly DisabledReason[];

/** Unknown fields are allowed, because mail providers add their own. */
@JSONSchema({ additionalProperties: true })
class MailReportDto {
  @MaxLength(320)
  email!: string;

  @IsIn(REASONS)
  reason!: (typeof REASONS)[number];
}

@JSONSchema({ additionalProperties: true })
export class MailFeedbackDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(500)
  @Nested(() => MailReportDto, { each: true })
  reports!: MailReportDto[];
}
