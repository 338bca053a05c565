import { IsIn, MaxLength } from 'class-validator';
import { IsUndefinable } from '../../../kernel/index.js';
import { DELETION_REASONS, type DeletionReason } from '../member.events.js';

export class DeleteAccountDto {
  @IsIn(DELETION_REASONS)
  reason!: DeletionReason;

  @IsUndefinable()
  @MaxLength(2_000)
  text?: string;

  /** Asked again, because an unlocked phone must not be enough to delete an account. */
  @MaxLength(1_000)
  password!: string;
}
