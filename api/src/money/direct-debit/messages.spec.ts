import { expect, it } from '@jest/globals';
import { formatMessage } from '../../kernel/index.js';
import { MESSAGES } from './messages.js';

it.each([
  ['en', 1, 'Valid for 1 minute.'],
  ['pl', 3, 'Ważny 3 minuty.'],
  ['pl', 10, 'Ważny 10 minut.'],
] as const)('MNY-04 a code says in %s that it is valid for %i minutes', (locale, minutes, words) => {
  const text = formatMessage(locale, MESSAGES[locale].code, { code: '123456', site: 'Velvet', minutes });
  expect(text).toContain(words);
});
