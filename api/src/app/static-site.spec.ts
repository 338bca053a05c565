import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { PAGE_HEADERS } from '../kernel/index.js';

it('PRV-02 pages carry the same headers, whichever web server sends them', async () => {
  const file = await readFile(new URL('../../../docker/Caddyfile', import.meta.url), 'utf8');
  const [, block] = /header @site \{\n([^}]*)\}/.exec(file)!;
  const headers = [...block!.matchAll(/^\s*([A-Z][\w-]+) (?:"([^"]*)"|(\S+))$/gm)].map(([, name, quoted, plain]) => [
    name!.toLowerCase(),
    quoted ?? plain,
  ]);
  expect(Object.fromEntries(headers)).toEqual(PAGE_HEADERS);
});
