import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../ground/settings/index.js';
import { apiFolder } from '../kernel/index.js';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
const isWords = ({ type }: Element) => Number(type) === 0;

const root = fileURLToPath(new URL('src/', apiFolder));
const folders = [...new Set(globSync('**/messages/**/*.json', { cwd: root }).map((file) => dirname(file)))].sort();
const read = (folder: string, locale: string): unknown =>
  JSON.parse(readFileSync(`${root}${folder}/${locale}.json`, 'utf8'));

/** Every message with its key path. */
const messagesOf = (value: unknown, path = ''): [path: string, message: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([name, one]) => messagesOf(one, `${path}/${name}`));
/** Messages compared as a group: languages may distribute a mail's content over its paragraphs differently. */
const groupOf = (path: string) => path.replace(/(\/\d+)$/, '').replace(/\/[^/]*$/, '');

const elementsOf = (message: string, locale: string): Element[] => {
  const within = (elements: Element[]): Element[] =>
    elements.flatMap((one) => [
      one,
      ...('options' in one ? within(Object.values(one.options).flatMap(({ value }) => value)) : []),
    ]);
  return within(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst());
};

function argumentsIn(folder: string, locale: string): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const [path, message] of messagesOf(read(folder, locale)))
    for (const one of elementsOf(message, locale)) {
      const names = (found[groupOf(path)] ??= new Set());
      // Some languages also need the day of the month of a date, to decline its article.
      if ('value' in one && !isWords(one) && one.value !== 'dayOfMonth') names.add(one.value);
    }
  return Object.fromEntries(Object.entries(found).map(([group, names]) => [group, [...names].sort()]));
}

/** Marks that do not stand as the language writes them: alone at the end of a line, or with their first half missing. */
const MISPLACED: Readonly<Record<string, RegExp>> = {
  fr: / [?!;:»%]|« |[\p{L}\d}][?!;»]/u,
  es: /^[^¿]*\?|\?[^¿]*\?|^[^¡]*!|![^¡]*!/,
  pl: /["“]|„[^”]*$/,
  de: /["”]|„[^“]*$| [%…]|[\p{L}}]…/u,
};

it('ACC-10 there are catalogues of messages', () => expect(folders.length).toBeGreaterThan(3));

describe.each(folders)('ACC-10 the messages in %s', (folder) => {
  const languages = globSync('*.json', { cwd: root + folder }).map((file) => basename(file, '.json'));
  const console = folder.endsWith('/console');

  it('are there in every language, under the same names', () => {
    expect(languages.sort()).toEqual(console ? ['en', 'nl'] : [...LOCALES].sort());
    const names = messagesOf(read(folder, 'nl')).map(([path]) => path);
    for (const language of languages)
      expect([language, messagesOf(read(folder, language)).map(([path]) => path)]).toEqual([language, names]);
  });

  it.each(languages)('can be read as ICU messages, none of them empty, in %s', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
    for (const [path, message] of messagesOf(read(folder, language))) {
      expect([path, message.trim()]).not.toEqual([path, '']);
      for (const one of elementsOf(message, language)) {
        if (!('pluralType' in one) || one.value === 'dayOfMonth') continue;
        const said = Object.keys(one.options).filter((form) => !form.startsWith('='));
        expect([path, said.sort()]).toEqual([path, forms]);
      }
    }
  });

  it.each(languages)('have their marks where they belong, in %s', (language) => {
    for (const [path, message] of messagesOf(read(folder, language)))
      expect([path, MISPLACED[language]?.exec(message)?.[0]]).toEqual([path, undefined]);
  });

  it.each(languages)('are filled in with the same as in Dutch, in %s', (language) => {
    expect(argumentsIn(folder, language)).toEqual(argumentsIn(folder, 'nl'));
  });
});
