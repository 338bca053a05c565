import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database, invalidInput } from '../../kernel/index.js';
import { isOwnPicture, type Gift, type OwnPicture } from './settings.values.js';

/** The operator's own pictures of gifts (CHT-10). */
@Injectable()
export class GiftPictures {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Keeps a WebP, which nothing shows before a gift of the settings has it. */
  async keep(bytes: Buffer): Promise<OwnPicture> {
    const id: OwnPicture = `own-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
    await this.database.query(
      `INSERT INTO settings.gift_pictures (id, bytes, uploaded_at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET uploaded_at = excluded.uploaded_at`,
      [id, bytes, this.clock.now()],
    );
    return id;
  }

  async read(id: string): Promise<Buffer | undefined> {
    const row = await this.database.one<{ bytes: Buffer }>('SELECT bytes FROM settings.gift_pictures WHERE id = $1', [
      id,
    ]);
    return row?.bytes;
  }

  /** @throws invalid_input for a gift whose own picture is not there, such as one of old settings that was swept since */
  async requireAll(gifts: readonly Pick<Gift, 'picture'>[]): Promise<void> {
    const own = gifts.map(({ picture }) => picture).filter(isOwnPicture);
    if (own.length === 0) return;
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM settings.gift_pictures WHERE id = ANY ($1::text[])',
      [own],
    );
    const kept = new Set(rows.map(({ id }) => id));
    const missing = gifts.flatMap(({ picture }, i) =>
      isOwnPicture(picture) && !kept.has(picture) ? [{ field: `gifts.${i}.picture`, code: 'picture_missing' }] : [],
    );
    if (missing.length > 0) throw invalidInput(missing);
  }

  /** Removes what no gift has and nobody has uploaded lately: a form may still be open with it. */
  async sweep(used: readonly Pick<Gift, 'picture'>[], olderThan: Date): Promise<void> {
    await this.database.query(
      'DELETE FROM settings.gift_pictures WHERE uploaded_at < $1 AND NOT id = ANY ($2::text[])',
      [olderThan, used.map(({ picture }) => picture)],
    );
  }
}
