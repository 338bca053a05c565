import { IsBoolean } from 'class-validator';

export class SwipeDto {
  /** Whether the member likes them; else they are passed over. */
  @IsBoolean()
  like!: boolean;
}
