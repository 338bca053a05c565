import { formatMessage } from '../../kernel/index.js';
import type { Locale } from '../../ground/settings/index.js';
import { MESSAGES } from './messages.js';

/** The whole text message: below 160 characters even with the longest site name. */
export const codeText = (language: Locale, values: { code: string; site: string; minutes: number }): string =>
  formatMessage(language, MESSAGES[language].code, values);
