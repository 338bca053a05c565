import { IsBoolean, IsString, MaxLength, MinLength } from 'class-validator';
import { partial } from '../../../kernel/index.js';

/** In UTF-16 code units, by which fields of a form are measured too. */
export const MAX_NAME = 80;

export class SavedSearchDto {
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_NAME)
  name!: string;

  /** The filter as a query string, in the words of `GET /members`: `gender=female&min_age=30`; empty: everyone. */
  @IsString()
  @MaxLength(300)
  query!: string;

  /** Whether the weekly mail names people who are new in it; switching it on turns the weekly mail on too. */
  @IsBoolean()
  weekly_mail!: boolean;
}

/** What is left out stays as it is. */
export const ChangeSavedSearchDto = partial(SavedSearchDto);
