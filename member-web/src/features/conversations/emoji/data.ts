import type { EmojiData } from 'frimousse';
import type { Emoji, MessagesDataset, SkinToneKey } from 'emojibase';
import { lazily } from '../../../lib/lazily';
import type { Locale } from '../../../lib/i18n';

/**
 * Those of Unicode's lists up to this one, of 2021: what an ordinary phone or computer can draw. Of newer ones the other
 * would often see an empty box.
 */
const NEWEST = 14;

/** Emojibase's groups in its numbering; the third holds skin tones and hair alone. */
export const GROUPS = [
  'smileys',
  'people',
  undefined,
  'animals',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
export type Group = NonNullable<(typeof GROUPS)[number]>;

type Words = { emojis: Emoji[]; messages: MessagesDataset };
type Loaded = [{ default: unknown }, { default: unknown }];
const load = (files: () => Promise<Loaded>) =>
  lazily(async (): Promise<Words> => {
    const [emojis, messages] = await files();
    return { emojis: emojis.default as Emoji[], messages: messages.default as MessagesDataset };
  });

// A file for each language, from our own site, and only for the one that is spoken.
const WORDS: Record<Locale, () => Promise<Words>> = {
  nl: load(() => Promise.all([import('emojibase-data/nl/data.json'), import('emojibase-data/nl/messages.json')])),
  en: load(() => Promise.all([import('emojibase-data/en/data.json'), import('emojibase-data/en/messages.json')])),
  de: load(() => Promise.all([import('emojibase-data/de/data.json'), import('emojibase-data/de/messages.json')])),
  es: load(() => Promise.all([import('emojibase-data/es/data.json'), import('emojibase-data/es/messages.json')])),
  fr: load(() => Promise.all([import('emojibase-data/fr/data.json'), import('emojibase-data/fr/messages.json')])),
  it: load(() => Promise.all([import('emojibase-data/it/data.json'), import('emojibase-data/it/messages.json')])),
  pl: load(() => Promise.all([import('emojibase-data/pl/data.json'), import('emojibase-data/pl/messages.json')])),
};

const TONES: Record<number, SkinToneKey> = { 1: 'light', 2: 'medium-light', 3: 'medium', 4: 'medium-dark', 5: 'dark' };

/** What can be chosen, named and found in a language; the groups are named by our own catalogue. */
export async function emojiData(locale: Locale, nameOf: (group: Group) => string): Promise<EmojiData> {
  const { emojis, messages } = await WORDS[locale]();
  return {
    locale,
    emojis: emojis
      .filter(({ group, version }) => group !== undefined && GROUPS[group] && version <= NEWEST)
      .map(({ emoji, group, label, version, tags = [], skins }) => {
        const tones = skins && tonesOf(skins);
        return { emoji, category: group!, label, version, tags, ...(tones && { skins: tones }) };
      }),
    categories: GROUPS.flatMap((group, index) => (group ? [{ index, label: nameOf(group) }] : [])),
    skinTones: Object.fromEntries(
      messages.skinTones.map(({ key, message }) => [key, message]),
    ) as EmojiData['skinTones'],
  };
}

function tonesOf(skins: Emoji[]): Record<SkinToneKey, string> | undefined {
  const tones = skins.flatMap(({ tone, emoji }) => (typeof tone === 'number' ? [[TONES[tone], emoji]] : []));
  return tones.length === 5 ? (Object.fromEntries(tones) as Record<SkinToneKey, string>) : undefined;
}
