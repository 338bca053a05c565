import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { WorkClaims } from '../../ground/claims/index.js';
import { Database, Id, Instant } from '../../kernel/index.js';
import { Photos, StaffPhoto } from '../../members/photos/index.js';
import { chatPhotoForStaff } from './chat-photos.js';
import type { ChatPhotoRow } from './chat-photos.projection.js';

/** A photo of a chat before a moderator: between whom it was sent, and nothing of what was written beside it. */
export const ClaimedChatPhoto = Type.Object({
  id: Id,
  /** Who sent it. */
  member_id: Id,
  /** Whom it was sent to. */
  to_id: Id,
  /** The other has it already. */
  delivered: Type.Boolean(),
  url: Type.String(),
  thumb_url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  added_at: Instant,
  /** Its sender's album. */
  others: Type.Array(StaffPhoto),
});
export type ClaimedChatPhoto = Static<typeof ClaimedChatPhoto>;
export const ClaimedChatPhotos = Type.Object({
  photos: Type.Array(ClaimedChatPhoto),
  /** Under inspection in all, those of other moderators included. */
  waiting: Type.Integer(),
});
export type ClaimedChatPhotos = Static<typeof ClaimedChatPhotos>;

const UNDER_INSPECTION =
  'SELECT photo_id AS id, sent_at AS since, NOT decided AS undecided FROM read.chat_photos WHERE NOT inspected';

/** Hands out the oldest photos that no other moderator has before them, and keeps those that this one has. */
export class ClaimChatPhotos extends Command<ClaimedChatPhotos> {
  constructor(readonly input: { staffId: string }) {
    super();
  }
}

@CommandHandler(ClaimChatPhotos)
export class ClaimChatPhotosHandler implements ICommandHandler<ClaimChatPhotos> {
  constructor(
    private readonly claims: WorkClaims,
    private readonly database: Database,
    private readonly photos: Photos,
  ) {}

  async execute({ input: { staffId } }: ClaimChatPhotos): Promise<ClaimedChatPhotos> {
    const { ids, waiting } = await this.claims.handOut('chat_photos', staffId, UNDER_INSPECTION);
    const rows = await this.database.query<ChatPhotoRow>(
      'SELECT * FROM read.chat_photos WHERE photo_id = ANY ($1::uuid[])',
      [ids],
    );
    const albums = await this.photos.albumsForStaff(rows.map(({ from_id }) => from_id));
    const byId = new Map(rows.map((row) => [row.photo_id, row]));
    // Photos whose sender has been erased in the meantime are left out.
    const found = ids.flatMap((id) => byId.get(id) ?? []);
    return { photos: found.map((row) => toClaimed(row, albums.get(row.from_id) ?? [])), waiting };
  }
}

function toClaimed(row: ChatPhotoRow, others: StaffPhoto[]): ClaimedChatPhoto {
  const { id, url, card_url, width, height } = chatPhotoForStaff({ ...row, id: row.photo_id });
  return {
    id,
    member_id: row.from_id,
    to_id: row.to_id,
    delivered: row.message !== null,
    url,
    thumb_url: card_url,
    width,
    height,
    added_at: row.sent_at.toISOString(),
    others,
  };
}
