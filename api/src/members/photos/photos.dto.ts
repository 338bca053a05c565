import { ArrayMaxSize, ArrayMinSize, IsIn } from 'class-validator';
import { IsId } from '../../kernel/index.js';
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
}

export class RevokeApprovalDto {
  @IsIn(REJECTION_REASONS)
  reason!: RejectionReason;
}
