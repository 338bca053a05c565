import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../../kernel/index.js';
import { PhotoStorage, type Collection } from './photo-storage.js';
import type { Rendition } from './renditions.js';

const FILE = /^[\w-]{16,64}$/;
/** Letters of a photo's name that name the folder it is in. */
const SHELF = 2;

/** Stores pictures as files below the data folder: `photos/ab/abcd…/card.webp`; photos of chats are in `photos/chats/`. */
export class LocalPhotoStorage extends PhotoStorage {
  private readonly root: string;

  constructor(config: Pick<Config, 'dataDir'>, collection: Collection = 'albums') {
    super();
    this.root = join(config.dataDir, 'photos', ...(collection === 'albums' ? [] : [collection]));
  }

  async write(file: string, renditions: Record<Rendition, Uint8Array>): Promise<void> {
    const folder = this.folderOf(file);
    const unfinished = `${folder}.new`;
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    for (const [name, bytes] of Object.entries(renditions)) {
      await writeFile(join(unfinished, `${name}.webp`), bytes, { mode: 0o600, flush: true });
    }
    await rename(unfinished, folder);
  }

  async replace(file: string, rendition: Rendition, bytes: Uint8Array): Promise<void> {
    const path = join(this.folderOf(file), `${rendition}.webp`);
    try {
      await writeFile(`${path}.new`, bytes, { mode: 0o600, flush: true });
      await rename(`${path}.new`, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  async read(file: string, rendition: Rendition): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folderOf(file), `${rendition}.webp`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(file: string): Promise<void> {
    await rm(this.folderOf(file), { recursive: true, force: true });
  }

  async *list(): AsyncIterable<{ file: string; writtenAt: Date }> {
    for (const shelf of await readdir(this.root).catch(() => [])) {
      if (shelf.length !== SHELF) continue;
      for (const name of await readdir(join(this.root, shelf))) {
        // The file may have been deleted since it was listed.
        const found = await stat(join(this.root, shelf, name)).catch(() => undefined);
        if (found) yield { file: name, writtenAt: found.mtime };
      }
    }
  }

  private folderOf(file: string): string {
    const name = file.endsWith('.new') ? file.slice(0, -4) : file;
    if (!FILE.test(name)) throw new Error('not the name of a photo');
    return join(this.root, name.slice(0, SHELF), file);
  }
}
