import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { WorkClaims } from '../../../ground/claims/index.js';
import { Database } from '../../../kernel/index.js';
import { StaffPhoto, toStaffPhoto } from '../staff-photo.js';
import type { PhotoRow } from '../projections/photos.projection.js';
import { addressesOf, PhotosList } from '../photos.list.js';

/** A photo handed to a moderator, with the rest of its owner's album and the decisions on it. */
export const ClaimedPhoto = Type.Object({
  ...PhotosList.item.properties,
  others: Type.Array(StaffPhoto),
});
export type ClaimedPhoto = Static<typeof ClaimedPhoto>;
export const Claimed = Type.Object({
  photos: Type.Array(ClaimedPhoto),
  /** All photos under inspection, including those claimed by other moderators. */
  waiting: Type.Integer(),
});
export type Claimed = Static<typeof Claimed>;

const UNDER_INSPECTION = `SELECT photo_id AS id, added_at AS since, NOT decided AS undecided FROM read.photos
  WHERE status = 'under_inspection'`;

/** Hands out the oldest photos that no other moderator has claimed, and renews this moderator's claims. */
export class ClaimPhotos extends Command<Claimed> {
  constructor(readonly input: { staffId: string }) {
    super();
  }
}

@CommandHandler(ClaimPhotos)
export class ClaimPhotosHandler implements ICommandHandler<ClaimPhotos> {
  constructor(
    private readonly claims: WorkClaims,
    private readonly database: Database,
  ) {}

  async execute({ input: { staffId } }: ClaimPhotos): Promise<Claimed> {
    const { ids, waiting } = await this.claims.handOut('photos', staffId, UNDER_INSPECTION);
    const rows = await this.database.query<PhotoRow>(
      `SELECT * FROM read.photos WHERE member_id IN
        (SELECT member_id FROM read.photos WHERE photo_id = ANY ($1::uuid[])) ORDER BY place`,
      [ids],
    );
    const byId = new Map(rows.map((row) => [row.photo_id, row]));
    // Photos deleted by their owner in the meantime are left out.
    const found = ids.flatMap((id) => byId.get(id) ?? []);
    return { photos: found.map((row) => withOthers(row, rows)), waiting };
  }
}

function withOthers(row: PhotoRow, rows: PhotoRow[]): ClaimedPhoto {
  const others = rows.filter(({ member_id, photo_id }) => member_id === row.member_id && photo_id !== row.photo_id);
  return {
    id: row.photo_id,
    member_id: row.member_id,
    ...addressesOf(row.photo_id),
    width: row.width,
    height: row.height,
    added_at: row.added_at.toISOString(),
    others: others.map(toStaffPhoto),
  };
}
