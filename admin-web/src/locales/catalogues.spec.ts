import { describe, expect, it } from 'vitest';
import schema from '../api/schema.d.ts?raw';
import { resourcesOf } from '../resources';
import { usedKeys } from '../testing/used-keys';
import { loadMessages, LOCALES, preferredLocale, writtenAs } from './catalogues';

type Texts = { [key: string]: Texts | string | undefined };

const leaves = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value ?? {}, `${path}${key}.`),
  );

const placeholders = (text = '') => [...new Set(text.match(/%\{\w+\}/g))].sort().join();

describe('ACC-10 console catalogues', async () => {
  const [nl, en] = await Promise.all(LOCALES.map(async ({ locale }) => new Map(leaves(await loadMessages(locale)))));

  it('have the same keys', () => {
    expect([...nl!.keys()].sort()).toEqual([...en!.keys()].sort());
  });

  it('have a text for every code that the API can answer with', () => {
    const codes = [...schema.matchAll(/code: ("[^;]+);/g)].flatMap(([, union]) => union!.match(/\w+/g) ?? []);
    expect(codes).toContain('account_locked');
    expect(codes.filter((code) => !nl!.has(`errors.${code}`))).toEqual([]);
  });

  it.each([
    ['profile_fields', 'details.field'],
    ['profile_notes', 'details.field'],
    ['search_fields', 'resources.settings.options.search'],
    ['signups', 'resources.settings.options.signups'],
    ['photo_inspections', 'resources.settings.options.inspection'],
    ['interests', 'resources.settings.options.interest'],
    ['payment_methods', 'console.payment_methods'],
  ])('have a word for each of the %s that can be chosen', (name, words) => {
    // Where its words are listed; other calls take any.
    const union = [...schema.matchAll(new RegExp(`^ {28}${name}: ([^;]*"[^;]+)\\[\\];`, 'gm'))].at(-1)![1]!;
    const values = [...union.matchAll(/"([^"]+)"/g)].map(([, value]) => value!);
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((value) => !nl!.has(`${words}.${value}`))).toEqual([]);
  });

  it('have every text that a screen asks for, also where its key is put together', () => {
    const used = usedKeys();
    expect(used.length).toBeGreaterThan(1000);
    const keys = [...nl!.keys()];
    const missing = used.filter(({ key }) => {
      // A whole member is disabled, not taken down.
      if (/^resources\.cases\.(measures|decide)\.take_down_member$/.test(key)) return false;
      if (!key.includes('*')) return !nl!.has(key);
      const pattern = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '.+')}$`);
      return !keys.some((one) => pattern.test(one));
    });
    expect(missing).toEqual([]);
  }, 300_000);

  it('have the way back to the list, and the name, of every section', () => {
    const sections = resourcesOf('admin');
    const paged = sections.filter(({ show, create, edit }) => show ?? create ?? edit).map(({ name }) => name);
    expect(paged.length).toBeGreaterThan(8);
    expect(paged.filter((name) => !nl!.has(`resources.${name}.back`))).toEqual([]);
    expect(sections.filter(({ name }) => !nl!.has(`resources.${name}.name`))).toEqual([]);
  });

  it('leave no text empty but the one that is a space', () => {
    for (const texts of [nl!, en!])
      expect([...texts].filter(([key, text]) => !text.trim() && key !== 'ra.boolean.null')).toEqual([]);
  });

  it('name no placeholder that the other lacks', () => {
    const differing = [...nl!].filter(([key, text]) => placeholders(text) !== placeholders(en!.get(key)));
    expect(differing).toEqual([]);
  });
});

describe('ACC-10 language of the console', () => {
  it.each([
    [['en-GB', 'nl'], 'en'],
    [['fr-BE', 'nl-BE'], 'nl'],
    [['pl'], 'nl'],
    [[], 'nl'],
  ])('%j chooses %s', (languages, locale) => expect(preferredLocale(languages)).toBe(locale));

  it.each([
    ['en', ['nl', 'en-GB', 'en-US'], 'en-GB'],
    ['nl', ['en-GB'], 'nl'],
    ['en', ['en-US@posix'], 'en'],
    ['en', ['en-US@posix', 'en-GB'], 'en-GB'],
    ['en', ['enm'], 'en'],
    ['nl', ['xx', 'C', '', 'nl_NL.UTF-8'], 'nl'],
    ['nl', [], 'nl'],
  ])('writes %s as somebody who prefers %j by the ways of %s', (locale, languages, written) => {
    expect(writtenAs(locale, languages)).toBe(written);
    expect(() => new Intl.NumberFormat(written)).not.toThrow();
  });
});
