import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsIn, MaxLength, MinLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsDay, IsReason, IsUndefinable, Nested } from '../../kernel/index.js';
import { RETURN_CODES, type ReturnCode } from './debit.events.js';

/** The form without the code, so that the member can correct it before a code is sent. */
export class DebtorDto {
  @MaxLength(70)
  account_holder!: string;

  @MaxLength(60)
  iban!: string;

  @MaxLength(70)
  street!: string;

  @MaxLength(16)
  house_number!: string;

  @MaxLength(16)
  zip!: string;

  @MaxLength(70)
  city!: string;

  @MaxLength(40)
  phone!: string;
}

export class AuthoriseDebitDto extends DebtorDto {
  @MaxLength(20)
  @JSONSchema({ description: 'The code of the text message' })
  otp!: string;

  @IsBoolean()
  @JSONSchema({ description: 'The check box below the words of the mandate' })
  authorised!: boolean;

  @MaxLength(20)
  @JSONSchema({ description: 'Which words were shown' })
  mandate_version!: string;

  @IsUndefinable()
  @IsDay()
  @JSONSchema({ description: 'Which day of collection was shown in them' })
  collect_on?: string;
}

export class ReturnDebitDto {
  @IsIn(RETURN_CODES)
  @JSONSchema({ description: 'The reason, by the bank’s own code' })
  reason!: ReturnCode;
}

class ReturnedDebitDto {
  @MinLength(1)
  @MaxLength(35)
  @JSONSchema({ description: 'Of the mandate, as the file had it' })
  reference!: string;

  @IsIn(RETURN_CODES)
  @JSONSchema({ description: 'By the bank’s own code' })
  reason!: ReturnCode;
}

export class ReturnDebitsDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @Nested(() => ReturnedDebitDto, { each: true })
  returns!: ReturnedDebitDto[];
}

export class ConfirmTransferDto {
  @MinLength(1)
  @MaxLength(60)
  @JSONSchema({ description: 'Which of the transfers' })
  refund_id!: string;
}

/** A step of a file: to the bank, back into debits, or credited. */
export class DebitFileStepDto {
  @IsReason()
  @JSONSchema({ description: 'For colleagues, without a debtor’s name' })
  reason!: string;
}
