import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { PAGE_HEADERS } from '../kernel/index.js';
import { MEMBER_PAGES } from './member-pages.js';

it('PRV-02 pages carry the same headers, whichever web server sends them', async () => {
  const file = await readFile(new URL('../../../docker/Caddyfile', import.meta.url), 'utf8');
  const [, block] = /header @site \{\n([^}]*)\}/.exec(file)!;
  const headers = [...block!.matchAll(/^\s*([A-Z][\w-]+) (?:"([^"]*)"|(\S+))$/gm)].map(([, name, quoted, plain]) => [
    name!.toLowerCase(),
    quoted ?? plain,
  ]);
  expect(Object.fromEntries(headers)).toEqual(PAGE_HEADERS);
});

it('CLI-01 both web servers know the same pages', async () => {
  const file = await readFile(new URL('../../../docker/Caddyfile', import.meta.url), 'utf8');
  expect(file).toContain(`@page path_regexp ${MEMBER_PAGES}\n`);
});

it.each(['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'])(
  'CLI-04 CLI-12 without the API its pages say the same as it says itself while the database is away: %s',
  async (locale) => {
    const page = await readFile(new URL('../../../docker/unavailable/index.html', import.meta.url), 'utf8');
    const messages = new URL(`../meeting/landers/messages/${locale}.json`, import.meta.url);
    const { later } = JSON.parse(await readFile(messages, 'utf8')) as { later: Record<string, string> };
    const words = ['title', 'text', 'again'].map((part) => JSON.stringify(later[part])).join(' ');
    expect(page).toContain(`"${locale}" (list ${words})`);
  },
);
