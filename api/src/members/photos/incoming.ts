import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  Config,
  invalidInput,
  unsupportedMediaType,
  withDeadlinePaused,
  type DomainError,
} from '../../kernel/index.js';
import { photoTooLarge } from './photos.errors.js';

const MEGABYTE = 1024 * 1024;
/** Allowance for the multipart form around the file, in bytes. */
const FORM_OVERHEAD = 16 * 1024;

export interface IncomingFile {
  path: string;
  sha256: string;
  discard(): Promise<void>;
}

/** What a form may bring: in which field, how large, and how a larger one is refused. */
interface Expected {
  field: string;
  megabytes: number;
  tooLarge: (params: { megabytes: number }) => DomainError;
}

type Upload = Pick<FastifyRequest, 'isMultipart' | 'file' | 'headers' | 'raw'>;

const PHOTO: Expected = { field: 'photo', megabytes: 15, tooLarge: photoTooLarge };

/** Streams the file of a form into a temporary file, so that it is never held in memory. */
@Injectable()
export class Incoming {
  private readonly folder: string;

  constructor(config: Config) {
    this.folder = join(config.dataDir, 'incoming');
  }

  /**
   * Takes the file in, and deletes it once it has been used. The caller's deadline for the database stands still while it
   * comes: how long that takes is up to the sender's connection.
   */
  async withFile<T>(request: Upload, use: (file: IncomingFile) => Promise<T>, expected = PHOTO): Promise<T> {
    const file = await withDeadlinePaused(() => this.take(request, expected));
    try {
      return await use(file);
    } finally {
      await file.discard();
    }
  }

  private async take(request: Upload, expected: Expected): Promise<IncomingFile> {
    const { field, megabytes, tooLarge } = expected;
    if (!request.isMultipart()) throw unsupportedMediaType({});
    // The client disconnected while waiting; its `end` event would never come.
    if (request.raw.socket.destroyed) throw invalidInput([{ field, code: 'required' }]);
    const bytes = megabytes * MEGABYTE;
    if (Number(request.headers['content-length'] ?? 0) > bytes + FORM_OVERHEAD) throw tooLarge({ megabytes });
    const part = await request
      .file({ limits: { fileSize: bytes, files: 1, fields: 0, parts: 1 } })
      .catch(() => undefined);
    if (part?.fieldname !== field) {
      part?.file.resume();
      throw invalidInput([{ field, code: 'required' }]);
    }
    return this.store(part, expected);
  }

  /** The same for what did not come as a form, and is in memory already. */
  async put(bytes: Buffer): Promise<IncomingFile> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    const discard = () => rm(path, { force: true });
    await writeFile(path, bytes, { mode: 0o600 }).catch(async (error: unknown) => {
      await discard();
      throw error;
    });
    return { path, sha256: createHash('sha256').update(bytes).digest('hex'), discard };
  }

  /** Deletes temporary files left by processes that died. */
  async sweep(olderThan: Date): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < olderThan) await rm(path, { force: true });
    }
  }

  private async store({ file }: MultipartFile, { field, megabytes, tooLarge }: Expected): Promise<IncomingFile> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    const discard = () => rm(path, { force: true });
    const hash = createHash('sha256');
    const hashed = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    try {
      await pipeline(file, hashed, createWriteStream(path, { mode: 0o600 }));
    } catch {
      await discard();
      throw invalidInput([{ field, code: 'invalid' }]);
    }
    if (file.truncated) {
      await discard();
      throw tooLarge({ megabytes });
    }
    return { path, sha256: hash.digest('hex'), discard };
  }
}
