import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../lib/i18n';
import { emojiData } from './data';

describe('CHT-07 the emoji of the picker', () => {
  it.each(LOCALES)('are named, found and toned in %s', async (locale) => {
    const { emojis, categories, skinTones } = await emojiData(locale, (group) => group);
    expect(emojis.length).toBeGreaterThan(1_700);
    expect(categories.map(({ label }) => label)).toEqual([
      'smileys',
      'people',
      'animals',
      'food',
      'travel',
      'activities',
      'objects',
      'symbols',
      'flags',
    ]);
    const known = new Set(categories.map(({ index }) => index));
    expect(emojis.filter(({ category, label }) => !known.has(category) || !label)).toEqual([]);
    const wave = emojis.find(({ emoji }) => emoji === '👋');
    expect(wave?.tags.length).toBeGreaterThan(0);
    expect(wave?.skins).toEqual({ light: '👋🏻', 'medium-light': '👋🏼', medium: '👋🏽', 'medium-dark': '👋🏾', dark: '👋🏿' });
    expect(Object.keys(skinTones).toSorted()).toEqual(['dark', 'light', 'medium', 'medium-dark', 'medium-light']);
  });
});
