import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database, invalidInput } from '../../../kernel/index.js';
import type { LanderPage, LanderPicture, LanderVideo } from './lander-page.js';

/** A part of a file, and how long the whole is; in bytes. */
export interface FilePart {
  bytes: Buffer;
  total: number;
}

const filesOf = (landers: readonly Pick<LanderPage, 'picture' | 'video'>[]): string[] =>
  landers.flatMap(({ picture, video }) => [picture, video]).filter((id) => id !== null);

/** The operator's own pictures and videos of landers (CLI-04). */
@Injectable()
export class LanderFiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Keeps a WebP of this size in pixels, which no page shows before the settings say so. */
  async keepPicture(bytes: Buffer, { width, height }: { width: number; height: number }): Promise<LanderPicture> {
    const id: LanderPicture = `own-${digest(bytes)}-${width}x${height}`;
    await this.keep(id, bytes);
    return id;
  }

  async keepVideo(bytes: Buffer, format: 'mp4' | 'webm'): Promise<LanderVideo> {
    const id: LanderVideo = `own-${digest(bytes)}.${format}`;
    await this.keep(id, bytes);
    return id;
  }

  /** @param from the first byte, counted from 0; @param length at most so many bytes; all that follow if undefined */
  async read(id: string, from = 0, length?: number): Promise<FilePart | undefined> {
    return this.database.one<FilePart>(
      `SELECT substring(bytes FROM $2::int + 1 FOR coalesce($3::int, length(bytes))) AS bytes, length(bytes) AS total
       FROM settings.lander_files WHERE id = $1`,
      [id, from, length ?? null],
    );
  }

  /** @throws invalid_input for a page whose file is not there, such as one of old settings that was swept since */
  async requireAll(landers: readonly Pick<LanderPage, 'picture' | 'video'>[]): Promise<void> {
    const own = filesOf(landers);
    if (own.length === 0) return;
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM settings.lander_files WHERE id = ANY ($1::text[])',
      [own],
    );
    const kept = new Set(rows.map(({ id }) => id));
    const missing = landers.flatMap((page, i) =>
      (['picture', 'video'] as const)
        .filter((field) => page[field] !== null && !kept.has(page[field]))
        .map((field) => ({ field: `landers.${i}.${field}`, code: `${field}_missing` })),
    );
    if (missing.length > 0) throw invalidInput(missing);
  }

  /** Removes what no page has and nobody has uploaded lately: a form may still be open with it. */
  async sweep(used: readonly Pick<LanderPage, 'picture' | 'video'>[], olderThan: Date): Promise<void> {
    await this.database.query(
      'DELETE FROM settings.lander_files WHERE uploaded_at < $1 AND NOT id = ANY ($2::text[])',
      [olderThan, filesOf(used)],
    );
  }

  private async keep(id: string, bytes: Buffer): Promise<void> {
    await this.database.query(
      `INSERT INTO settings.lander_files (id, bytes, uploaded_at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET uploaded_at = excluded.uploaded_at`,
      [id, bytes, this.clock.now()],
    );
  }
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
