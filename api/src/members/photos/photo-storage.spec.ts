import { createCipheriv, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testKernel } from '../../../testing/kernel/index.js';
import { LocalPhotoStorage } from './local-photo-storage.js';
import { PhotoFiles } from './photo-files.js';
import type { PhotoStorage } from './photo-storage.js';
import { RENDITIONS, type Rendition } from './renditions.js';
import { S3PhotoStorage } from './s3-photo-storage.js';

const newName = () => randomBytes(18).toString('base64url');
const renditionsOf = (text: string) =>
  Object.fromEntries(RENDITIONS.map((name) => [name, Buffer.from(`${text} ${name}`)])) as Record<Rendition, Buffer>;
const filesIn = async (storage: PhotoStorage) => {
  const files: string[] = [];
  for await (const { file } of storage.list()) files.push(file);
  return files.sort();
};

/** An in-memory S3 server for the single bucket of a test, as S3's documentation describes; two keys per page. */
class Store {
  objects: Map<string, Buffer> | undefined;
  refuses: ((request: IncomingMessage) => boolean) | undefined;
  readonly server: Server = createServer((request, reply) => void this.answer(request, reply));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url!, 'http://store');
    const [, bucket, ...path] = decodeURIComponent(url.pathname).split('/');
    const key = path.join('/');
    const fail = (status: number, code: string) =>
      reply.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    const xml = (text: string) => reply.writeHead(200, { 'content-type': 'application/xml' }).end(text);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=account/'))
      return void fail(403, 'AccessDenied');
    if (this.refuses?.(request)) return void fail(400, 'InvalidRequest');
    if (request.method === 'PUT' && !key) {
      this.objects = new Map();
      return void reply.writeHead(200, { location: `/${bucket}` }).end();
    }
    if (!this.objects) return void fail(404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      this.objects.set(key, body);
      return void reply.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'GET' && key) {
      const found = this.objects.get(key);
      return void (found ? reply.writeHead(200, { 'content-type': 'image/webp' }).end(found) : fail(404, 'NoSuchKey'));
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, gone] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) this.objects.delete(gone!);
      return void xml('<DeleteResult/>');
    }
    const all = [...this.objects.keys()].filter((one) => one.startsWith(url.searchParams.get('prefix') ?? '')).sort();
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const contents = all
      .slice(from, from + 2)
      .map((one) => `<Contents><Key>${one}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`);
    const more = from + 2 < all.length;
    xml(
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${
        more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
      }</ListBucketResult>`,
    );
  }
}

const store = new Store();
let folder: string;
const storages: Record<'files' | 'S3', PhotoStorage> = {} as never;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dating-photos-'));
  const endpoint = await store.start();
  storages.files = new LocalPhotoStorage({ dataDir: folder });
  const keys = { accessKey: 'account', secretKey: 'secret' };
  storages.S3 = new S3PhotoStorage({ bucket: 'photos', endpoint, region: 'us-east-1', ...keys });
});

afterAll(async () => {
  (storages.S3 as S3PhotoStorage).onModuleDestroy();
  store.server.close();
  await rm(folder, { recursive: true });
});

/** What a backup of the storage holds. */
async function storedBytes(kind: 'files' | 'S3'): Promise<string[]> {
  if (kind === 'S3') return [...(store.objects?.values() ?? [])].map(String);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(paths.map((path) => readFile(path, 'latin1')));
}

describe.each(['files', 'S3'] as const)('PRO-02 photos kept in %s', (kind) => {
  it('are none before the first', async () => {
    expect(await filesIn(storages[kind])).toEqual([]);
    expect(await storages[kind].read(newName(), 'card')).toBeUndefined();
  });

  it('are read as they were written, listed with their instant, and gone when removed', async () => {
    const storage = storages[kind];
    const [one, other] = [newName(), newName()];
    await storage.write(one, renditionsOf('one'));
    await storage.write(other, renditionsOf('other'));

    expect((await storage.read(one, 'card'))?.toString()).toBe('one card');
    expect(await filesIn(storage)).toEqual([one, other].sort());
    for await (const { writtenAt } of storage.list()) expect(Date.now() - writtenAt.getTime()).toBeLessThan(60_000);

    await storage.remove(one);
    await storage.remove(one);
    for (const rendition of RENDITIONS) expect(await storage.read(one, rendition)).toBeUndefined();
    expect(await filesIn(storage)).toEqual([other]);
    expect((await storage.read(other, 'blurred'))?.toString()).toBe('other blurred');
    await storage.remove(other);
  });

  it('PRV-01 are sealed with their owner’s key, in every form, and end with it in every copy', async () => {
    const { vault } = await testKernel();
    await Promise.all(['ann', 'bob'].map((owner) => vault.createKey(owner)));
    const [storage, photos] = [storages[kind], new PhotoFiles(storages[kind], vault)];
    const [one, older] = [newName(), newName()];
    await photos.write('ann', one, renditionsOf('RIFF one'));
    await storage.write(older, renditionsOf('RIFF older'));
    const kept = async () => (await storedBytes(kind)).join('\n');

    for (const form of RENDITIONS) {
      expect((await photos.read(one, form))?.toString()).toBe(`RIFF one ${form}`);
      expect((await photos.read(older, form))?.toString()).toBe(`RIFF older ${form}`);
    }
    expect(await kept()).not.toContain('RIFF one');
    expect(await kept()).toContain('RIFF older');
    expect([await photos.sealPlain('bob', older), await photos.sealPlain('bob', older)]).toEqual([true, false]);
    expect(await photos.sealPlain('bob', newName())).toBe(false);
    expect(await kept()).not.toContain('RIFF');
    expect((await photos.read(older, 'original'))?.toString()).toBe('RIFF older original');

    // Neither another form nor another photo takes its place.
    await storage.replace(older, 'card', (await storage.read(older, 'blurred'))!);
    await expect(photos.read(older, 'card')).rejects.toThrow();

    await vault.destroy('ann');
    for (const form of RENDITIONS) expect(await photos.read(one, form)).toBeUndefined();
    expect((await photos.read(older, 'thumb'))?.toString()).toBe('RIFF older thumb');
    await Promise.all([one, older].map((file) => storage.remove(file)));
    expect(await kept()).toBe('');
  });

  it('have names that lead nowhere else', async () => {
    await expect(storages[kind].read('../../../../etc/passwd', 'card')).rejects.toThrow('not the name of a photo');
  });
});

it('PRO-02 a photo that the store took in part is taken back', async () => {
  store.refuses = ({ method, url }) => method === 'PUT' && url!.includes('thumb');
  await expect(storages.S3.write(newName(), renditionsOf('half'))).rejects.toThrow();
  store.refuses = undefined;
  expect([...store.objects!.keys()]).toEqual([]);
});

it('PRV-01 a photo is sealed and opened in about the CPU time of its cipher', async () => {
  const { vault } = await testKernel();
  await vault.createKey('ann');
  const photo = randomBytes(1024 * 1024);
  const about = Buffer.from('photo');
  const cost = async (work: () => unknown) => {
    const begun = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  };
  const key = randomBytes(32);
  const bare = () => {
    const cipher = createCipheriv('aes-256-gcm', key, randomBytes(12));
    return Buffer.concat([cipher.update(photo), cipher.final(), cipher.getAuthTag()]);
  };
  const box = await vault.sealBytes('ann', photo, about);
  const works = [bare, () => vault.sealBytes('ann', photo, about), () => vault.openBytes(box, about)];
  const least = works.map(() => Infinity);
  // In turn, and the least of each: other work of this process and of the machine counts as well.
  for (let n = 0; n < 50; n++)
    for (const [i, work] of works.entries()) least[i] = Math.min(least[i]!, await cost(work));
  const [cipher, sealing, opening] = least as [number, number, number];
  expect(Math.max(sealing, opening)).toBeLessThan(4 * cipher);
});
