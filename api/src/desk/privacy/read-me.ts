import { formatMessage } from '../../kernel/index.js';
import type { Locale } from '../../ground/settings/index.js';
import { MESSAGES } from './messages.js';

const NAMES = {
  account: 'account.json',
  profile: 'profile.json',
  photos: 'photos.json',
  conversations: 'conversations.json',
  history: 'history/*.json',
} as const;
const WIDTH = 22;

/** The read-me file of the export. */
export function readMe(locale: Locale, { site, email, day }: { site: string; email: string; day: Date }): string {
  const { heading, made, files, reading, leftOut, questions } = MESSAGES[locale];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  const say = (message: string) => formatMessage(locale, message, { site, email, day: date });
  const title = say(heading);
  const lines = Object.entries(NAMES).map(
    ([kind, name]) => `${name.padEnd(WIDTH)}${files[kind as keyof typeof NAMES]}`,
  );
  const parts = [
    `${title}\n${'='.repeat(title.length)}`,
    say(made),
    lines.join('\n'),
    reading,
    leftOut,
    say(questions),
  ];
  return `${parts.join('\n\n')}\n`;
}
