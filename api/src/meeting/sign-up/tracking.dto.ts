import { MaxLength } from 'class-validator';
import { IsUndefinable } from '../../kernel/index.js';

/** The longest value that an address may tell; longer ones are refused. */
const LONGEST = 1_000;

/** Where a visitor came from, according to the URL of their first page (ACC-11, CLI-10). */
export class TrackingDto {
  @IsUndefinable()
  @MaxLength(LONGEST)
  network?: string;

  @IsUndefinable()
  @MaxLength(LONGEST)
  ref?: string;

  @IsUndefinable()
  @MaxLength(LONGEST)
  sub1?: string;

  @IsUndefinable()
  @MaxLength(LONGEST)
  sub2?: string;

  @IsUndefinable()
  @MaxLength(LONGEST)
  sub3?: string;

  @IsUndefinable()
  @MaxLength(LONGEST)
  lb?: string;

  /** The page that they came to, with its slug if it has one: `gallery/summer`. */
  @IsUndefinable()
  @MaxLength(LONGEST)
  lander?: string;
}
