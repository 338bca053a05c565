import { Injectable } from '@nestjs/common';
import { Clock, Database, Store, Vault, type RecordedEvent, type Sealed } from '../../kernel/index.js';
import { Settings } from '../../ground/settings/index.js';
import {
  PhotoAddresses,
  photoAddressExpired,
  photoNotFound,
  pictureOf,
  REJECTION_REASONS,
  SealedPictures,
  type Picture,
  type RejectionReason,
  type Rendition,
  type Signature,
} from '../../members/photos/index.js';
import {
  allowsPhotos,
  type ChatPhotoView,
  ChatPhotoViews,
  conversationOf,
  hiddenFrom,
  shownSince,
  type WaitingPhoto,
} from '../conversations/index.js';
import type { ChatPhotoDecided, ChatPhotoRefused } from './chat-photo.events.js';
import { chatPhotoOf } from './chat-photo.js';
import type { ChatPhotoRow } from './chat-photos.projection.js';

/** Where members read them, and where staff do. */
const PLACE = '/api/chat-photos';
const STAFF_PLACE = '/api/admin/chat-photos';

/** What is shown of one's own photos that have no message: of so many days, and so many. */
const TOLD = { days: 30, photos: 20 };

/** A photo that moderators turned down. */
export interface Refusal {
  photoId: string;
  conversation: string;
  reason: RejectionReason;
  /** In the moderator's words, sealed for who sent it. */
  statement?: Sealed;
  refusedAt: string;
  /** Of its event. */
  version: number;
  /** Id of the moderator; null if nobody is known. */
  decidedBy: string | null;
  readable: boolean;
}

/** A photo as staff at work see it. */
export interface ChatPhotoForStaff {
  id: string;
  url: string;
  card_url: string;
  width: number;
  height: number;
}

/** What is known of photos in chats, and who sees them (CHT-11). */
@Injectable()
export class ChatPhotos extends ChatPhotoViews {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly addresses: PhotoAddresses,
    private readonly pictures: SealedPictures,
  ) {
    super();
  }

  async find(photoId: string): Promise<ChatPhotoRow | undefined> {
    const sql = 'SELECT * FROM read.chat_photos WHERE photo_id = $1';
    return (await this.database.prepared<ChatPhotoRow>('chat-photo', sql, [photoId]))[0];
  }

  async viewsOf(
    photoIds: readonly string[],
    { viewerId, allowed }: { viewerId: string; allowed: boolean },
  ): Promise<Map<string, { view: ChatPhotoView; returned: number }>> {
    if (photoIds.length === 0) return new Map();
    const sql = 'SELECT * FROM read.chat_photos WHERE photo_id = ANY ($1::uuid[])';
    const rows = await this.database.prepared<ChatPhotoRow>('chat-photos', sql, [photoIds]);
    const views = await this.toViews(rows, { viewerId, allowed });
    return new Map(rows.map((row, i) => [row.photo_id, { view: views[i]!, returned: row.returned }]));
  }

  async waitingOf(memberId: string, conversationId: string): Promise<WaitingPhoto[]> {
    const since = new Date(this.clock.now().getTime() - TOLD.days * 86_400_000);
    const rows = await this.database.prepared<ChatPhotoRow>(
      'chat-photos-waiting',
      `SELECT * FROM read.chat_photos
        WHERE conversation_id = $1 AND from_id = $2 AND message IS NULL AND (status = 'held' OR sent_at > $3)
        ORDER BY sent_at DESC LIMIT ${TOLD.photos}`,
      [conversationId, memberId, since],
    );
    rows.reverse();
    const views = await this.toViews(rows, { viewerId: memberId, allowed: true });
    return rows.map(({ message_id, sent_at, returned }, i) => ({
      id: message_id,
      sent_at: sent_at.toISOString(),
      photo: views[i]!,
      ...(returned > 0 && { credits_returned: returned }),
    }));
  }

  /**
   * The picture, for one of the two; whether they may see its sender at all is asked before.
   * @throws photo_not_found where this one may not see it in this form at this moment
   */
  async pictureFor(
    viewerId: string,
    row: ChatPhotoRow,
    rendition: Rendition,
    given: Partial<Signature>,
  ): Promise<Picture> {
    const own = row.from_id === viewerId;
    if (!own && row.to_id !== viewerId) throw photoNotFound({});
    if (row.status === 'refused' || (row.status === 'held' && !own)) throw photoNotFound({});
    const state = await this.store.readFresh(conversationOf(row.conversation_id));
    const since = shownSince(this.clock.now(), this.settings.current().chatHistoryMonths);
    if (row.sent_at < since) throw photoNotFound({});
    if (row.message !== null && row.message <= hiddenFrom(state, viewerId)) throw photoNotFound({});
    if (!own && rendition !== 'blurred' && !allowsPhotos(state, viewerId)) throw photoNotFound({});
    if (!this.addresses.isValid(row.photo_id, rendition, viewerId, given)) throw photoAddressExpired({});
    return this.pictureOf(row, rendition);
  }

  /**
   * Moderators see those they have to inspect, and in the inbox those to and from fictional profiles. What two members
   * send each other is nobody else's; a report brings a copy to its case.
   * @throws photo_not_found where it is none of theirs
   */
  async pictureForStaff(photoId: string, rendition: Rendition): Promise<Picture> {
    const row = await this.database.one<Pick<ChatPhotoRow, 'file' | 'key'>>(
      `SELECT p.file, p.key FROM read.chat_photos p
        WHERE p.photo_id = $1
          AND (NOT p.inspected OR (p.status = 'shown' AND EXISTS (
                SELECT FROM read.fictional_profiles f WHERE f.profile_id IN (p.from_id, p.to_id))))`,
      [photoId],
    );
    if (!row) throw photoNotFound({});
    return this.pictureOf(row, rendition);
  }

  /** @throws photo_not_found once its key or its file is gone */
  async pictureOf({ file, key: sealed }: Pick<ChatPhotoRow, 'file' | 'key'>, rendition: Rendition): Promise<Picture> {
    const key = await this.vault.open(sealed);
    if (key === null) throw photoNotFound({});
    return pictureOf(file, rendition, () => this.pictures.read({ file, key }, rendition));
  }

  /** A copy to be kept with a report, as a data address; undefined where nobody sees it any more. */
  async copyOf(photoId: string): Promise<string | undefined> {
    const row = await this.find(photoId);
    const key = row?.status === 'shown' ? await this.vault.open(row.key) : null;
    const bytes = row && key !== null ? await this.pictures.read({ file: row.file, key }, 'card') : undefined;
    return bytes && `data:image/webp;base64,${bytes.toString('base64')}`;
  }

  /** As a member gave it, scaled; undefined where nobody can see it any more. */
  async originalOf(photoId: string): Promise<Buffer | undefined> {
    const row = await this.find(photoId);
    const key = await this.vault.open(row?.key);
    return row && key !== null ? this.pictures.read({ file: row.file, key }, 'original') : undefined;
  }

  /** Ids of what a member has sent, for their own data. */
  async sentBy(memberId: string): Promise<string[]> {
    const sql = 'SELECT photo_id FROM read.chat_photos WHERE from_id = $1 ORDER BY sent_at, photo_id';
    return (await this.database.query<Pick<ChatPhotoRow, 'photo_id'>>(sql, [memberId])).map(({ photo_id }) => photo_id);
  }

  /** A member's photos that moderators turned down, the newest first; `readable`: its picture is still there. */
  async refusalsOf(memberId: string, limit: number): Promise<Refusal[]> {
    const rows = await this.database.prepared<Pick<ChatPhotoRow, 'photo_id' | 'key'>>(
      'chat-photos-refused',
      `SELECT photo_id, key FROM read.chat_photos
        WHERE from_id = $1 AND status = 'refused' AND reason = ANY ($2) ORDER BY sent_at DESC LIMIT $3`,
      [memberId, REJECTION_REASONS, limit],
    );
    const keys = await this.vault.openAll(rows.map(({ key }) => key));
    const found = await Promise.all(
      rows.map(async ({ photo_id: photoId }, i): Promise<Refusal | undefined> => {
        const types = ['ChatPhotoRefused' as const, 'ChatPhotoDecided' as const];
        const events = await this.store.history(chatPhotoOf(photoId), { limit: types.length, types });
        const [refused, decided] = events as [RecordedEvent<ChatPhotoRefused>?, RecordedEvent<ChatPhotoDecided>?];
        // One that a report took down has a case of its own.
        if (refused?.type !== 'ChatPhotoRefused') return undefined;
        const { conversation, reason, statement, refusedAt } = refused.data;
        return {
          photoId,
          conversation,
          reason: reason as RejectionReason,
          ...(statement && { statement }),
          refusedAt,
          version: refused.version,
          decidedBy: decided?.type === 'ChatPhotoDecided' ? decided.data.by : null,
          readable: keys[i] !== null,
        };
      }),
    );
    return found.filter((one) => one !== undefined);
  }

  /** What a moderator wrote about it when it was turned down last, sealed for who sent it. */
  async statementAbout(photoId: string): Promise<Sealed | undefined> {
    const [refused] = await this.store.history(chatPhotoOf(photoId), { limit: 1, types: ['ChatPhotoRefused'] });
    return (refused as RecordedEvent<ChatPhotoRefused> | undefined)?.data.statement;
  }

  private async toViews(
    rows: readonly ChatPhotoRow[],
    { viewerId, allowed }: { viewerId: string; allowed: boolean },
  ): Promise<ChatPhotoView[]> {
    const keys = await this.vault.openAll(rows.flatMap(({ key, placeholder }) => [key, placeholder]));
    return rows.map((row, i) => {
      const own = row.from_id === viewerId;
      const [key, placeholder] = [keys[2 * i], keys[2 * i + 1]];
      const readable = key !== null && row.status !== 'refused';
      const blurred = !own && !allowed;
      const address = (rendition: Rendition) =>
        readable ? this.addresses.of(row.photo_id, blurred ? 'blurred' : rendition, viewerId, PLACE) : null;
      return {
        id: row.photo_id,
        status: STATUS[row.status],
        reason: own ? row.reason : null,
        url: address('original'),
        card_url: address('card'),
        placeholder: readable ? (placeholder ?? null) : null,
        blurred,
        width: row.width,
        height: row.height,
      };
    });
  }
}

const STATUS = { held: 'inspecting', shown: 'shown', refused: 'rejected' } as const;

type Drawn = Pick<ChatPhotoForStaff, 'id' | 'width' | 'height'>;

export const chatPhotoForStaff = ({ id, width, height }: Drawn): ChatPhotoForStaff => ({
  id,
  width,
  height,
  url: `${STAFF_PLACE}/${id}/original`,
  card_url: `${STAFF_PLACE}/${id}/card`,
});
