import type { Locale } from '../../ground/settings/index.js';
import { READ_ME } from './read-me.texts.js';

const NAMES = {
  account: 'account.json',
  profile: 'profile.json',
  photos: 'photos.json',
  conversations: 'conversations.json',
  history: 'history/*.json',
} as const;
const WIDTH = 22;

/** What the member reads first. */
export function readMe(locale: Locale, told: { site: string; email: string; day: Date }): string {
  const { heading, made, files, reading, leftOut, questions } = READ_ME[locale];
  const values: Record<string, string> = {
    site: told.site,
    email: told.email,
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(told.day),
  };
  const lines = Object.entries(NAMES).map(
    ([kind, name]) => `${name.padEnd(WIDTH)}${files[kind as keyof typeof NAMES]}`,
  );
  const title = fill(heading, values);
  return `${[title, '='.repeat(title.length), '', fill(made, values), '', ...lines, '', reading, '', leftOut, '', fill(questions, values)].join('\n')}\n`;
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
