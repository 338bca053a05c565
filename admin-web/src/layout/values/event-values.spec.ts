import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, LOCALES } from '../../locales/catalogues';
import { storedEvents, storedKinds, type StoredField } from '../../testing/stored-events';
import { keyOfWord, tellingOf } from './event-values';

type Texts = { [key: string]: Texts | string | undefined };
const lookUp = (texts: Texts, key: string) =>
  key
    .split('.')
    .reduce<Texts | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);

describe('ADM-05 ACC-10 what the timelines and the audit log can show', () => {
  let events: ReturnType<typeof storedEvents>;
  const catalogues = new Map<string, Texts>();
  beforeAll(async () => {
    events = storedEvents();
    for (const { locale } of LOCALES) catalogues.set(locale, await loadMessages(locale));
  }, 120_000);
  const without = (keys: readonly string[]) =>
    [...catalogues].flatMap(([locale, texts]) =>
      keys.filter((key) => typeof lookUp(texts, key) !== 'string').map((key) => `${locale} ${key}`),
    );
  const shown = () => events.fields.filter(({ type, path }) => tellingOf(type, path)?.as !== 'nothing');
  const nameOf = ({ path }: StoredField) => path.split('.').at(-1)!;

  it('has a text for every event', () => {
    expect(events.types.length).toBeGreaterThan(150);
    expect(without(events.types.map((type) => `events.type.${type}`))).toEqual([]);
  });

  it('has a text for every field of every event', () => {
    // A moment is told as one, unless it lies ahead or has a name of its own.
    const names = new Set(shown().map(nameOf));
    expect(names.size).toBeGreaterThan(100);
    const needed = [...names].filter((name) => !/.At$/.test(name));
    expect(without(['at_suffix', ...needed].map((name) => `events.field.${name}`))).toEqual([]);
  });

  it('has a text for every word of a fixed list', () => {
    const words = shown().filter(({ path, words }) => words.length > 0 && !/(^|\.)language$/.test(path));
    expect(words.length).toBeGreaterThan(30);
    const untold = words.filter(({ type, path }) => tellingOf(type, path)?.as !== 'word');
    expect(untold.map(({ type, path }) => `${type}.${path}`)).toEqual([]);
    const keys = words.flatMap(({ type, path, words }) => {
      const telling = tellingOf(type, path);
      return telling?.as === 'word' ? words.map((word) => keyOfWord(telling, word)) : [];
    });
    expect(without([...new Set(keys)])).toEqual([]);
  });

  it('has a text for every kind of stream', () => {
    const kinds = storedKinds();
    expect(kinds.length).toBeGreaterThan(30);
    expect(without(kinds.map((kind) => `events.kind.${kind}`))).toEqual([]);
  });

  it('names the members between whom a message or a photo went', () => {
    const ends = events.fields.filter(({ type, path }) => /Message|Photo/.test(type) && /^(from|to)$/.test(path));
    const told = ends.filter(({ type }) => type !== 'CaseMessagesViewed');
    expect(told.length).toBeGreaterThan(12);
    expect(told.filter(({ type, path }) => tellingOf(type, path)?.as !== 'member')).toEqual([]);
  });

  it('shows no hash and no key against sending twice', () => {
    const hashes = events.fields.filter(({ path }) => /hash$/i.test(path));
    expect(hashes.length).toBeGreaterThan(2);
    expect(hashes.filter(({ type, path }) => tellingOf(type, path)?.as !== 'nothing')).toEqual([]);
  });
});
