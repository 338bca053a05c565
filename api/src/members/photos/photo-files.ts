import { Injectable } from '@nestjs/common';
import { Vault } from '../../kernel/index.js';
import { PhotoStorage } from './photo-storage.js';
import { RENDITIONS, type Rendition } from './renditions.js';

/** What every WebP picture begins with: one that an older release stored as it was. */
const WEBP = Buffer.from('RIFF');

/**
 * The pictures of albums, sealed with their owner's key: destroying it makes them unreadable in every copy and backup of
 * the storage (PRV-01).
 */
@Injectable()
export class PhotoFiles {
  constructor(
    private readonly storage: PhotoStorage,
    private readonly vault: Vault,
  ) {}

  /** @throws authentication_required if the owner has been erased */
  async write(memberId: string, file: string, renditions: Record<Rendition, Uint8Array>): Promise<void> {
    const boxes = await Promise.all(
      RENDITIONS.map(async (name) => [name, await this.sealed(memberId, file, name, renditions[name])] as const),
    );
    await this.storage.write(file, Object.fromEntries(boxes) as Record<Rendition, Buffer>);
  }

  /** Undefined if the file is gone, or its owner's key. */
  async read(file: string, rendition: Rendition): Promise<Buffer | undefined> {
    const bytes = await this.storage.read(file, rendition);
    if (!bytes || isPlain(bytes)) return bytes;
    return (await this.vault.openBytes(bytes, about(file, rendition))) ?? undefined;
  }

  /** Seals what an older release stored as it was. @returns whether there was any */
  async sealPlain(memberId: string, file: string): Promise<boolean> {
    let found = false;
    for (const rendition of RENDITIONS) {
      const bytes = await this.storage.read(file, rendition);
      if (!bytes || !isPlain(bytes)) continue;
      await this.storage.replace(file, rendition, await this.sealed(memberId, file, rendition, bytes));
      found = true;
    }
    return found;
  }

  private sealed(memberId: string, file: string, rendition: Rendition, bytes: Uint8Array): Promise<Buffer> {
    return this.vault.sealBytes(
      memberId,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
      about(file, rendition),
    );
  }
}

const isPlain = (bytes: Buffer) => bytes.subarray(0, WEBP.length).equals(WEBP);
/** Neither another picture nor another form of it takes its place. */
const about = (file: string, rendition: Rendition) => Buffer.from(`${file} ${rendition}`);
