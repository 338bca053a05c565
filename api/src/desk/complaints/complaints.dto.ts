import { IsBoolean, IsIn, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { LOCALES, type Locale } from '../../ground/settings/index.js';
import { IsReason, IsUndefinable } from '../../kernel/index.js';
import { COMPLAINT_KINDS, type ComplaintKind } from './complaint.values.js';

export class ComplaintDto {
  @IsIn(COMPLAINT_KINDS)
  kind!: ComplaintKind;

  @MaxLength(5_000)
  text!: string;

  @IsIn(LOCALES)
  @JSONSchema({ description: 'In which answers are written' })
  language!: Locale;

  @IsUndefinable()
  @MaxLength(254)
  @JSONSchema({ description: 'Where answers go to; of members it is known' })
  email?: string;

  @IsUndefinable()
  @MaxLength(120)
  name?: string;

  @IsUndefinable()
  @MaxLength(2_000)
  @JSONSchema({ description: 'Of the illegal content' })
  address?: string;

  @IsUndefinable()
  @IsBoolean()
  @JSONSchema({ description: 'The notice is about sexual abuse of a child, so that neither name nor e-mail is needed' })
  child_abuse?: boolean;

  @IsUndefinable()
  @IsBoolean()
  @JSONSchema({
    description: 'Whoever sends the notice believes in good faith that what it says is accurate and complete',
  })
  good_faith?: boolean;

  @IsUndefinable()
  @MaxLength(200)
  @JSONSchema({ description: 'As the upload answered it' })
  file?: string;
}

export class ComplaintTextDto {
  @MaxLength(5_000)
  text!: string;
}

export class ComplaintAnswerDto extends ComplaintTextDto {
  @IsBoolean()
  @JSONSchema({ description: 'With this answer the complaint is closed' })
  closes!: boolean;
}

export class ComplaintClaimDto {
  @IsBoolean()
  @JSONSchema({ description: 'Also from a colleague who has taken it up' })
  over!: boolean;
}

export class ComplaintHandOverDto {
  @IsReason()
  @JSONSchema({ description: 'For colleagues' })
  reason!: string;
}

export class ComplaintCaseDto {
  @MaxLength(2_000)
  @JSONSchema({ description: 'Address of a profile or photo of this site' })
  address!: string;
}
