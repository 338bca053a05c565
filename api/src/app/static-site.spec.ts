import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { PAGE_HEADERS } from '../kernel/index.js';
import { MEMBER_PAGES } from './member-pages.js';
import { staticSite } from './static-site.js';

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

it('packs scripts and styles for whoever can unpack them', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  const script = 'export const words = 1;\n'.repeat(200);
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<!doctype html>');
  await writeFile(join(root, 'assets', 'start-1.js'), script);
  const server = createServer(await staticSite(root)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async (path: string, encodings: string) => {
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      request({ port, path, headers: { 'accept-encoding': encodings } }, resolve)
        .on('error', reject)
        .end(),
    );
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
  try {
    for (const packed of [await ask('/assets/start-1.js', 'gzip, br'), await ask('/assets/start-1.js', 'br')]) {
      expect(packed.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': expect.stringContaining('immutable'),
      });
      expect(packed.headers['content-type']).toMatch(/^text\/javascript/);
      expect(brotliDecompressSync(packed.body).toString()).toBe(script);
    }
    const plain = await ask('/assets/start-1.js', 'gzip');
    expect(plain.body.toString()).toBe(script);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect((await ask('/assets/gone-1.js', 'br')).status).toBe(404);
  } finally {
    server.close();
    await rm(root, { recursive: true });
  }
});
