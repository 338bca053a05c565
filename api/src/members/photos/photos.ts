import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { Accounts } from '../accounts/index.js';
import { Database, Id, Nullable, staffIdOf, Store, Vault, type RecordedEvent } from '../../kernel/index.js';
import { renditionFor } from '../../ground/visibility/index.js';
import { toStaffPhoto, type StaffPhoto } from './staff-photo.js';
import type { PhotoDecided, PhotoRejected, RejectionReason } from './album.events.js';
import { albumOf, type AlbumPhoto } from './album.js';
import { PhotoAddresses } from './photo-addresses.js';
import { PhotoFiles } from './photo-files.js';
import { photoNotFound } from './photos.errors.js';
import type { PhotoRow } from './projections/photos.projection.js';

const Status = Type.Union([Type.Literal('under_inspection'), Type.Literal('active'), Type.Literal('rejected')]);

/** A member's main picture. What opens it is an address, so the specification's names of files hold addresses too. */
export const MainImage = Type.Object({
  photo_id: Id,
  /** Portrait, 3:4. */
  url: Type.String(),
  /** Square. */
  thumb_url: Type.String(),
  /** A data URL; null if it can no longer be unsealed. */
  placeholder: Nullable(Type.String()),
  filename: Type.String({ description: 'The specification’s name of `url`' }),
  thumb_filename: Type.String({ description: 'The specification’s name of `thumb_url`' }),
  match: Type.String({ description: 'What a new like and a match show: `url` once more' }),
  status: Type.Literal('active', { description: 'Approved: others are shown no other' }),
});
export type MainImage = Static<typeof MainImage>;

export const OwnMainImage = Type.Object({ ...MainImage.properties, status: Status });
export type OwnMainImage = Static<typeof OwnMainImage>;

/** A photo in a profile. */
export const GalleryPhoto = Type.Object({
  id: Id,
  url: Type.String(),
  thumb_url: Type.String(),
  placeholder: Nullable(Type.String()),
  width: Type.Integer(),
  height: Type.Integer(),
  /** True if the picture is blurred because the viewer needs premium to see it. */
  locked: Type.Boolean(),
  main: Type.Boolean(),
});
export type GalleryPhoto = Static<typeof GalleryPhoto>;

export interface Photo {
  id: string;
  memberId: string;
  file: string;
  status: AlbumPhoto['status'];
  reason: RejectionReason | null;
  main: boolean;
  width: number;
  height: number;
  addedAt: Date;
}

/** A copy of a photo as evidence: WebP in base64; null if there was no room for it. */
export const PhotoCopy = Type.Object({
  photo: Type.String(),
  main: Type.Boolean(),
  image: Nullable(Type.String()),
});
export type PhotoCopy = Static<typeof PhotoCopy>;

/** Limits in bytes; sealing makes them 1.8 times as large. */
const COPY_LIMITS = { cards: 200_000, all: 300_000 };

/** `version`: of its event; `decidedBy`: id of the moderator, null if nobody is known. */
export type Rejection = PhotoRejected['data'] & { version: number; decidedBy: string | null };

type Row = PhotoRow & { main: boolean };
type ImageRow = Pick<PhotoRow, 'photo_id' | 'member_id' | 'placeholder'>;

const SELECT = `SELECT p.*, m.photo_id IS NOT NULL AS main FROM read.photos p
  LEFT JOIN read.main_photos m ON m.member_id = p.member_id AND m.photo_id = p.photo_id`;

/** What other contexts may ask about photos. */
@Injectable()
export class Photos {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly accounts: Accounts,
    private readonly addresses: PhotoAddresses,
    private readonly files: PhotoFiles,
    private readonly store: Store,
  ) {}

  /** The main pictures of those members who have an approved one, for a viewer (null: a visitor). */
  async mainImages(memberIds: string[], viewerId: string | null): Promise<Map<string, MainImage>> {
    if (memberIds.length === 0) return new Map();
    const rows = await this.database.prepared<ImageRow>(
      'main-photos',
      `SELECT p.photo_id, p.member_id, p.placeholder FROM read.main_photos m JOIN read.photos p ON p.photo_id = m.photo_id
        WHERE m.member_id = ANY ($1::uuid[]) AND p.status = 'active'`,
      [memberIds],
    );
    const placeholders = await this.vault.openAll(rows.map(({ placeholder }) => placeholder));
    return new Map(rows.map((row, i) => [row.member_id, this.toImage(row, placeholders[i] ?? null, viewerId)]));
  }

  /** One's own main picture: the profile photo, or, while there is none, the first one under inspection. */
  async ownMainImage(memberId: string): Promise<OwnMainImage | null> {
    const rows = await this.rowsOf(memberId);
    const row =
      rows.find(({ main, status }) => main && status === 'active') ??
      rows.find(({ status }) => status === 'under_inspection');
    if (!row) return null;
    return { ...this.toImage(row, await this.vault.open(row.placeholder), memberId), status: row.status };
  }

  /** The photos of a member that a viewer may see, the profile photo first; `viewerId` null for a visitor (PRO-03). */
  async gallery(ownerId: string, viewerId: string | null): Promise<GalleryPhoto[]> {
    const rows = await this.shownRowsOf(ownerId);
    const own = viewerId === ownerId;
    const asked = rows.some(({ main }) => !main) && !own && viewerId !== null;
    const viewerPremium = asked && (await this.accounts.isPremium(viewerId));
    const placeholders = await this.vault.openAll(rows.map(({ placeholder }) => placeholder));
    return rows.map((row, i) => {
      const locked = renditionFor({ ...row, own, staff: false, viewerPremium }) !== 'original';
      const address = (rendition: 'original' | 'card') =>
        this.addresses.of(row.photo_id, locked ? 'blurred' : rendition, viewerId);
      return {
        id: row.photo_id,
        url: address('original'),
        thumb_url: address('card'),
        placeholder: placeholders[i] ?? null,
        width: row.width,
        height: row.height,
        locked,
        main: row.main,
      };
    });
  }

  /** The owner and status of a photo; undefined if it is deleted or never existed. */
  async find(photoId: string): Promise<Photo | undefined> {
    const [row] = await this.database.prepared<Row>('photo', `${SELECT} WHERE p.photo_id = $1`, [photoId]);
    return row && toPhoto(row);
  }

  /**
   * The owner of each photo.
   * @throws photoNotFound if one is deleted or never existed
   */
  async ownersOf(photoIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<Pick<PhotoRow, 'photo_id' | 'member_id'>>(
      'SELECT photo_id, member_id FROM read.photos WHERE photo_id = ANY ($1::uuid[])',
      [photoIds],
    );
    if (rows.length < new Set(photoIds).size) throw photoNotFound({});
    return new Map(rows.map(({ photo_id, member_id }) => [photo_id, member_id]));
  }

  /** A copy of a picture that others can see, as a data URL, kept as evidence when it is reported. */
  async copyOf(photoId: string): Promise<{ memberId: string; image: string } | undefined> {
    const photo = await this.find(photoId);
    const bytes = photo?.status === 'active' ? await this.files.read(photo.file, 'card') : undefined;
    return photo && bytes && { memberId: photo.memberId, image: `data:image/webp;base64,${bytes.toString('base64')}` };
  }

  /**
   * Copies of all of a member's photos that others can see, the profile photo first, kept as evidence with a report: as
   * cards until their limit is used up, then smaller, and at last without a picture. They are stored in an event, and a
   * topic accepts at most 1 MB per event.
   */
  async copiesOf(memberId: string): Promise<PhotoCopy[]> {
    const rows = await this.shownRowsOf(memberId);
    const copies: PhotoCopy[] = [];
    let taken = 0;
    for (const { photo_id: photo, main, file } of rows) {
      const fitting = async (rendition: 'card' | 'thumb', room: number) => {
        const bytes = taken < room ? await this.files.read(file, rendition) : undefined;
        return bytes && taken + bytes.length <= room ? bytes : undefined;
      };
      const bytes = (await fitting('card', COPY_LIMITS.cards)) ?? (await fitting('thumb', COPY_LIMITS.all));
      taken += bytes?.length ?? 0;
      copies.push({ photo, main, image: bytes?.toString('base64') ?? null });
    }
    return copies;
  }

  /** The whole album, oldest first, including photos under inspection and rejected ones. */
  async album(memberId: string): Promise<(Photo & { placeholder: string | null })[]> {
    const rows = await this.rowsOf(memberId);
    const placeholders = await this.vault.openAll(rows.map(({ placeholder }) => placeholder));
    return rows.map((row, i) => ({ ...toPhoto(row), placeholder: placeholders[i] ?? null }));
  }

  /** The album as moderators see it, with their decisions. */
  async forStaff(memberId: string): Promise<StaffPhoto[]> {
    return (await this.rowsOf(memberId)).map(toStaffPhoto);
  }

  /** The same of several members, in one query. */
  async albumsForStaff(memberIds: readonly string[]): Promise<Map<string, StaffPhoto[]>> {
    const rows = await this.database.prepared<PhotoRow>(
      'albums',
      'SELECT * FROM read.photos WHERE member_id = ANY ($1::uuid[]) ORDER BY place',
      [memberIds],
    );
    const albums = new Map(memberIds.map((id) => [id, [] as StaffPhoto[]]));
    for (const row of rows) albums.get(row.member_id)!.push(toStaffPhoto(row));
    return albums;
  }

  /** Rejections by staff, newest first, including photos that have been deleted since. */
  async rejections(memberId: string, limit: number): Promise<Rejection[]> {
    const album = albumOf(memberId);
    const [rejected, decided] = await Promise.all([
      this.store.history(album, { limit, types: ['PhotoRejected'] }),
      this.store.history(album, { limit: 2 * limit, types: ['PhotoDecided'] }),
    ]);
    const decisions = decided as RecordedEvent<PhotoDecided>[];
    return (rejected as RecordedEvent<PhotoRejected>[]).map(({ data, version, actor }) => {
      const cause = decisions.find((one) => one.version < version && one.data.photoId === data.photoId);
      // An approval that is revoked is rejected by its moderator at once, and otherwise the site carries it out.
      return { ...data, version, decidedBy: staffIdOf(actor) ?? cause?.data.by ?? null };
    });
  }

  /** A few pixels of the photo as a data address; null if it cannot be read any more. */
  async placeholderOf(photoId: string): Promise<string | null> {
    const [row] = await this.database.prepared<Row>('photo', `${SELECT} WHERE p.photo_id = $1`, [photoId]);
    return this.vault.open(row?.placeholder);
  }

  /** The picture as uploaded, scaled; undefined if it is being deleted. */
  originalOf({ file }: Photo): Promise<Buffer | undefined> {
    return this.files.read(file, 'original');
  }

  private rowsOf(memberId: string): Promise<Row[]> {
    return this.database.prepared<Row>('album', `${SELECT} WHERE p.member_id = $1 ORDER BY p.place`, [memberId]);
  }

  /** Those that others can see, the profile photo first. */
  private async shownRowsOf(memberId: string): Promise<Row[]> {
    const rows = (await this.rowsOf(memberId)).filter(({ status }) => status === 'active');
    return rows.sort((one, other) => Number(other.main) - Number(one.main));
  }

  private toImage(row: ImageRow, placeholder: string | null, viewerId: string | null): MainImage {
    const url = this.addresses.of(row.photo_id, 'card', viewerId);
    const thumb = this.addresses.of(row.photo_id, 'thumb', viewerId);
    return {
      photo_id: row.photo_id,
      url,
      thumb_url: thumb,
      placeholder,
      filename: url,
      thumb_filename: thumb,
      match: url,
      status: 'active',
    };
  }
}

const toPhoto = (row: Row): Photo => ({
  id: row.photo_id,
  memberId: row.member_id,
  file: row.file,
  status: row.status,
  reason: row.reason,
  main: row.main,
  width: row.width,
  height: row.height,
  addedAt: row.added_at,
});
