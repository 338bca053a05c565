import { IsNotEmpty, MaxLength } from 'class-validator';
import { IsNullable, MoneyDto, Nested } from '../../kernel/index.js';

export class AdvertisingCostDto {
  /** As it stands in the address of its visits. */
  @MaxLength(200)
  @IsNotEmpty()
  network!: string;

  /** A day (`2026-03-01`) or a month (`2026-03`). */
  @MaxLength(10)
  period!: string;

  /** Null takes it away. */
  @IsNullable()
  @Nested(() => MoneyDto)
  cost!: MoneyDto | null;
}
