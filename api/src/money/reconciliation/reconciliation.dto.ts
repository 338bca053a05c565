import { Matches, MaxLength, MinLength } from 'class-validator';
import { IsDay } from '../../kernel/index.js';

export class RequestReconciliationDto {
  @MinLength(1)
  @MaxLength(40)
  @Matches(/^[a-z-]+$/u)
  provider!: string;

  @IsDay()
  day!: string;
}
