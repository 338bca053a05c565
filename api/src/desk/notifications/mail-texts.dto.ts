import { IsIn } from 'class-validator';
import { LOCALES, MailWordsDto, type Locale } from '../../ground/settings/index.js';
import { MAIL_TEXT_IDS, type MailTextId } from './mails/mail-texts.js';

export class PreviewMailTextDto extends MailWordsDto {
  @IsIn(MAIL_TEXT_IDS)
  id!: MailTextId;

  @IsIn(LOCALES)
  language!: Locale;
}
