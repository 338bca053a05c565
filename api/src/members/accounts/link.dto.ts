import { MaxLength } from 'class-validator';

/** The token of a mailed link. */
export class LinkDto {
  @MaxLength(200)
  token!: string;
}

/** An address, told by a rule with its finer codes. */
export class EmailDto {
  @MaxLength(1_000)
  email!: string;
}
