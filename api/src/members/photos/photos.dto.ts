import { ArrayMaxSize, ArrayMinSize, IsIn, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsId, IsUndefinable } from '../../kernel/index.js';
import { REJECTION_REASONS } from './album.js';
import type { RejectionReason } from './album.events.js';

export class PhotosDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsId({ each: true })
  ids!: string[];
}

export class RejectPhotosDto extends PhotosDto {
  @IsIn(REJECTION_REASONS)
  reason!: RejectionReason;

  @IsUndefinable()
  @MaxLength(1_000)
  @JSONSchema({ description: 'What the owner reads in place of the rule’s own words' })
  statement_of_reasons?: string;
}

export class RevokeApprovalDto {
  @IsIn(REJECTION_REASONS)
  reason!: RejectionReason;

  @IsUndefinable()
  @MaxLength(1_000)
  @JSONSchema({ description: 'What the owner reads in place of the rule’s own words' })
  statement_of_reasons?: string;
}
