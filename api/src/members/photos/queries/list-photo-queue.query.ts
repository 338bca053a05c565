import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, Id, Instant, pageOf, type List, type ListRows } from '../../../kernel/index.js';
import type { PhotoRow } from '../projections/photos.projection.js';

/** A photo as the console shows it. */
export const ConsolePhoto = Type.Object({
  id: Id,
  member_id: Id,
  url: Type.String(),
  thumb_url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  added_at: Instant,
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

  async execute({ list }: ListPhotoQueue) {
    const { rows, total } = await pageOf<StoredPhoto>(this.database, QUEUE, list);
    return { photos: rows.map(toConsolePhoto), total };
  }
}

export type StoredPhoto = Omit<PhotoRow, 'added_at'> & { added_at: Date };

/** Under inspection, the oldest first. */
export const QUEUE: ListRows = {
  table: 'read.photos',
  where: "status = 'under_inspection' AND NOT decided",
  params: [],
  order: 'added_at, photo_id',
};

export const toConsolePhoto = (row: StoredPhoto): ConsolePhoto => ({
  id: row.photo_id,
  member_id: row.member_id,
  url: `/api/admin/photos/${row.photo_id}/original`,
  thumb_url: `/api/admin/photos/${row.photo_id}/card`,
  width: row.width,
  height: row.height,
  added_at: row.added_at.toISOString(),
});
