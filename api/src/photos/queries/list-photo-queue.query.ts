import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, type List } from '../../kernel/index.js';
import type { PhotoRow } from '../projections/photos.projection.js';

/** A photo as the console shows it. */
export const ConsolePhoto = Type.Object({
  id: Type.String({ format: 'uuid' }),
  member_id: Type.String({ format: 'uuid' }),
  url: Type.String(),
  thumb_url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  added_at: Type.String({ format: 'date-time' }),
});
export type ConsolePhoto = Static<typeof ConsolePhoto>;

export class ListPhotoQueue extends Query<{ photos: ConsolePhoto[]; total: number }> {
  constructor(readonly list: Pick<List, 'from' | 'limit'>) {
    super();
  }
}

@QueryHandler(ListPhotoQueue)
export class ListPhotoQueueHandler implements IQueryHandler<ListPhotoQueue> {
  constructor(private readonly database: Database) {}

  async execute({ list: { from, limit } }: ListPhotoQueue) {
    const [rows, counted] = await Promise.all([
      this.database.query<Omit<PhotoRow, 'added_at'> & { added_at: Date }>(
        `SELECT * FROM read.photos WHERE status = 'under_inspection' AND NOT decided
          ORDER BY added_at, photo_id LIMIT ${limit} OFFSET ${from}`,
      ),
      this.database.one<{ total: number }>(
        `SELECT count(*) AS total FROM read.photos WHERE status = 'under_inspection' AND NOT decided`,
      ),
    ]);
    return { photos: rows.map(toConsolePhoto), total: counted!.total };
  }
}

export const toConsolePhoto = (row: Omit<PhotoRow, 'added_at'> & { added_at: Date }): ConsolePhoto => ({
  id: row.photo_id,
  member_id: row.member_id,
  url: `/api/admin/photos/${row.photo_id}/original`,
  thumb_url: `/api/admin/photos/${row.photo_id}/card`,
  width: row.width,
  height: row.height,
  added_at: row.added_at.toISOString(),
});
