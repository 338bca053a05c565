import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, type FieldError } from '../../kernel/index.js';
import {
  isOwnPicture,
  SettingsGuards,
  type LanderPicture,
  type LanderVideo,
  type OwnPicture,
  type SettingsValues,
} from '../settings/index.js';

/** A part of a file, and how long the whole is; in bytes. */
interface FilePart {
  bytes: Buffer;
  total: number;
}

type Naming = Partial<Pick<SettingsValues, 'gifts' | 'landers'>>;

const GIFT_PICTURES = 'settings.gift_pictures';
const LANDER_FILES = 'settings.lander_files';
const tableOf = (id: string) => (/^own-[0-9a-f]{32}$/u.test(id) ? GIFT_PICTURES : LANDER_FILES);

/** The operator's own pictures of gifts (CHT-10), and pictures and videos of landers (CLI-04). */
@Injectable()
export class OwnFiles implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly guards: SettingsGuards,
  ) {}

  onModuleInit(): void {
    this.guards.add((changes) => this.missing(changes));
  }

  // What is kept shows nowhere before the settings say so.

  keepGiftPicture(bytes: Buffer): Promise<OwnPicture> {
    return this.keep(`own-${digest(bytes)}`, bytes);
  }

  keepLanderPicture(bytes: Buffer, { width, height }: { width: number; height: number }): Promise<LanderPicture> {
    return this.keep(`own-${digest(bytes)}-${width}x${height}`, bytes);
  }

  keepLanderVideo(bytes: Buffer, format: 'mp4' | 'webm'): Promise<LanderVideo> {
    return this.keep(`own-${digest(bytes)}.${format}`, bytes);
  }

  /** @param from the first byte, counted from 0; @param length at most so many bytes; all that follow if undefined */
  read(id: string, from = 0, length?: number): Promise<FilePart | undefined> {
    return this.database.one<FilePart>(
      `SELECT substring(bytes FROM $2::int + 1 FOR coalesce($3::int, length(bytes))) AS bytes, length(bytes) AS total
         FROM ${tableOf(id)} WHERE id = $1`,
      [id, from, length ?? null],
    );
  }

  /** Removes what no setting names and nobody has uploaded lately: a form may still be open with it. */
  async sweep(settings: Naming, olderThan: Date): Promise<void> {
    const used = namedIn(settings).map(({ id }) => id);
    for (const table of [GIFT_PICTURES, LANDER_FILES])
      await this.database.query(`DELETE FROM ${table} WHERE uploaded_at < $1 AND NOT id = ANY ($2::text[])`, [
        olderThan,
        used,
      ]);
  }

  /** Where a file is named that is not there, such as one of old settings that was swept since. */
  private async missing(changes: Naming): Promise<FieldError[]> {
    const named = namedIn(changes);
    if (named.length === 0) return [];
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM ${GIFT_PICTURES} WHERE id = ANY ($1::text[])
       UNION ALL SELECT id FROM ${LANDER_FILES} WHERE id = ANY ($1::text[])`,
      [named.map(({ id }) => id)],
    );
    const kept = new Set(rows.map(({ id }) => id));
    return named.flatMap(({ id, ...missing }) => (kept.has(id) ? [] : [missing]));
  }

  private async keep<Id extends string>(id: Id, bytes: Buffer): Promise<Id> {
    await this.database.query(
      `INSERT INTO ${tableOf(id)} (id, bytes, uploaded_at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET uploaded_at = excluded.uploaded_at`,
      [id, bytes, this.clock.now()],
    );
    return id;
  }
}

const namedIn = ({ gifts = [], landers = [] }: Naming): (FieldError & { id: string })[] => [
  ...gifts.flatMap(({ picture: id }, i) =>
    isOwnPicture(id) ? [{ field: `gifts.${i}.picture`, code: 'picture_missing', id }] : [],
  ),
  ...landers.flatMap((page, i) =>
    (['picture', 'video'] as const).flatMap((part) => {
      const id = page[part];
      return id === null ? [] : [{ field: `landers.${i}.${part}`, code: `${part}_missing`, id }];
    }),
  ),
];

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
