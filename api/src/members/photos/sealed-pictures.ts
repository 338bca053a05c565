import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sealBytes, unsealBytes } from '../../kernel/index.js';
import { storageOf } from './open-photo-storage.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoStorage } from './photo-storage.js';
import { Photos } from './photos.js';
import { Renderer, type Upload } from './renderer.js';
import { RENDITIONS, type RenderedPhoto, type Rendition } from './renditions.js';

/** A picture that is stored, sealed; whoever has `key` (32 bytes in base64) can look at it. */
export interface SealedPicture {
  file: string;
  key: string;
  /** A data address. */
  placeholder: string;
  width: number;
  height: number;
}

/** Where what is sealed is kept. */
export const SEALED_STORAGE = Symbol('sealed pictures');

export const sealedStorage = storageOf(SEALED_STORAGE, 'chats');

/**
 * Pictures that are kept sealed, each with a key of its own, which is not kept here: whoever seals that key with another
 * and destroys the other has destroyed the picture, in every copy and backup of the files (CHT-06).
 */
@Injectable()
export class SealedPictures {
  constructor(
    private readonly renderer: Renderer,
    private readonly photos: Photos,
    private readonly files: PhotoFiles,
    @Inject(SEALED_STORAGE) private readonly sealed: PhotoStorage,
  ) {}

  /** Draws a stranger's file anew and keeps that. @throws photo_not_readable, photo_too_small, busy */
  async keep(file: Upload): Promise<SealedPicture> {
    return this.write(await this.renderer.render(file));
  }

  /** Keeps a copy of a photo of an album; undefined where it is gone. */
  async copy(photoId: string): Promise<SealedPicture | undefined> {
    const photo = await this.photos.find(photoId);
    if (!photo) return undefined;
    const [placeholder, all] = await Promise.all([
      this.photos.placeholderOf(photoId),
      Promise.all(RENDITIONS.map(async (name) => [name, await this.files.read(photo.file, name)] as const)),
    ]);
    if (placeholder === null || all.some(([, bytes]) => !bytes)) return undefined;
    const renditions = Object.fromEntries(all) as Record<string, unknown> as RenderedPhoto['renditions'];
    return this.write({ width: photo.width, height: photo.height, placeholder, renditions });
  }

  /** Undefined where the file is gone. */
  async read({ file, key }: Pick<SealedPicture, 'file' | 'key'>, rendition: Rendition): Promise<Buffer | undefined> {
    const box = await this.sealed.read(file, rendition);
    return box && unsealBytes(keyOf(key), box, about(file, rendition));
  }

  remove(file: string): Promise<void> {
    return this.sealed.remove(file);
  }

  list(): AsyncIterable<{ file: string; writtenAt: Date }> {
    return this.sealed.list();
  }

  private async write({ renditions, ...drawn }: RenderedPhoto): Promise<SealedPicture> {
    const file = randomBytes(18).toString('base64url');
    const key = randomBytes(32).toString('base64');
    const boxes = RENDITIONS.map((name) => {
      const box = sealBytes(keyOf(key), Buffer.from(renditions[name]), about(file, name));
      return [name, box] as const;
    });
    await this.sealed.write(file, Object.fromEntries(boxes) as Record<Rendition, Buffer>);
    return { file, key, ...drawn };
  }
}

const keyOf = (key: string): KeyObject => createSecretKey(Buffer.from(key, 'base64'));
/** Neither another picture nor another form of it takes its place. */
const about = (file: string, rendition: Rendition) => Buffer.from(`${file} ${rendition}`);
