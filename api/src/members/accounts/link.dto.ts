import { MaxLength } from 'class-validator';

/** The token of a mailed link. */
export class LinkDto {
  @MaxLength(200)
  token!: string;
}

/** An e-mail address; a rule validates it further, with more specific error codes. */
export class EmailDto {
  @MaxLength(1_000)
  email!: string;
}
