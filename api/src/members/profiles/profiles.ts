import { Injectable } from '@nestjs/common';
import { Presence } from '../accounts/index.js';
import { Clock, Database, Vault } from '../../kernel/index.js';
import { Photos } from '../photos/index.js';
import { interestsOffered, Settings } from '../../ground/settings/index.js';
import { ageOn, dayIn } from './age.js';
import type { Card, OwnProfile } from './card.js';
import { DETAIL_FIELDS, isComplete, offeredOf, shownOf, type Details } from './details.js';
import { CLEARABLE_FIELDS } from './profile.events.js';
import type { ProfileRow } from './projections/profiles.projection.js';

type Row = Omit<ProfileRow, 'joined_at'>;

/** What a card needs: the sealed texts of a profile are far longer. */
const CARD_COLUMNS = [
  'member_id',
  'status',
  'disabled',
  'hidden',
  'fictional',
  'name',
  'date_of_birth',
  'gender',
  'country',
  'region',
  'time_zone',
] as const satisfies (keyof Row)[];
type CardRow = Pick<Row, (typeof CARD_COLUMNS)[number]>;

/** Pictures of deleted, disabled or hidden members are not shown even where their name still is. */
const isOpen = (row: CardRow): boolean => !isGone(row) && !row.hidden;
const isGone = ({ status, disabled }: CardRow): boolean => status === 'deleted' || disabled;

/** The visibility facts that depend on the other member alone. */
interface Visibility {
  other: ProfileRow['status'];
  disabled: boolean;
  invisible: boolean;
  hidden: boolean;
  openToVisitors: boolean | null;
  fictional: boolean;
}

/** What other contexts may ask about profiles. */
@Injectable()
export class Profiles {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly presence: Presence,
    private readonly settings: Settings,
    private readonly photos: Photos,
  ) {}

  /** Which profiles say that they are fictional (PRO-04). */
  async fictionalIds(): Promise<string[]> {
    const sql = 'SELECT profile_id AS id FROM read.fictional_profiles';
    const rows = await this.database.prepared<{ id: string }>('fictional-profile-ids', sql, []);
    return rows.map(({ id }) => id);
  }

  /** Cards by member id, as the viewer (null: a visitor) may see them; unknown members are left out. */
  async cards(memberIds: string[], viewerId: string | null): Promise<Map<string, Card>> {
    if (memberIds.length === 0) return new Map();
    // All of it at once, though pictures of members whose profile is closed are not shown then.
    const [rows, online, images] = await Promise.all([
      this.database.prepared<CardRow>(
        'profile-cards',
        `SELECT ${CARD_COLUMNS.join(', ')} FROM read.profiles WHERE member_id = ANY ($1::uuid[])`,
        [memberIds],
      ),
      this.presence.onlineAmong(memberIds),
      this.photos.mainImages(memberIds, viewerId),
    ]);
    const texts = await this.vault.openOften(rows.flatMap((row) => [row.name, row.date_of_birth, row.gender]));
    return new Map(
      rows.map((row, i): [string, Card] => [
        row.member_id,
        {
          ...this.shown(row, texts.slice(3 * i)),
          // Seen a moment ago, perhaps, but no longer there.
          online: online.has(row.member_id) && !isGone(row),
          fictional: row.fictional,
          main_image: (isOpen(row) && images.get(row.member_id)) || null,
        },
      ]),
    );
  }

  /** Names by member id, for members whose name can be unsealed. */
  async namesOf(memberIds: string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<Pick<ProfileRow, 'member_id' | 'name'>>(
      'SELECT member_id, name FROM read.profiles WHERE member_id = ANY ($1::uuid[])',
      [memberIds],
    );
    const names = await this.vault.openAll(rows.map(({ name }) => name));
    return new Map(rows.flatMap(({ member_id }, i) => (names[i] ? [[member_id, names[i]]] : [])));
  }

  /** The facts that decide who may see each member; unknown members are left out. */
  async visibilityOf(memberIds: string[]): Promise<Map<string, Visibility>> {
    if (memberIds.length === 0) return new Map();
    const rows = await this.database.prepared<Visibility & { id: string }>(
      'profile-visibility',
      `SELECT member_id AS id, status AS other, disabled, invisible, hidden, open_to_visitors AS "openToVisitors", fictional
         FROM read.profiles WHERE member_id = ANY ($1::uuid[])`,
      [memberIds],
    );
    return new Map(rows.map(({ id, ...known }) => [id, known]));
  }

  /** The fields others see besides the card; the caller must check whether they may see the profile at all. */
  async details(memberId: string): Promise<Details | undefined> {
    const row = await this.rowOf(memberId);
    const { visibleProfileFields, visibleProfileNotes } = this.settings.current();
    return row && shownOf(await this.detailsOf(row), [...visibleProfileFields, ...visibleProfileNotes]);
  }

  async own(memberId: string): Promise<OwnProfile | undefined> {
    const row = await this.rowOf(memberId);
    if (!row) return undefined;
    const [texts, details, image] = await Promise.all([
      this.vault.openAll([row.name, row.date_of_birth, row.gender]),
      this.detailsOf(row),
      this.photos.ownMainImage(memberId),
    ]);
    return {
      ...this.shown(row, texts),
      ...details,
      date_of_birth: texts[1] ?? null,
      main_image: image,
      status: row.status === 'active' && !row.disabled ? 'active' : 'disabled',
      invisible: row.invisible,
      hidden: row.hidden,
      cleared: CLEARABLE_FIELDS.filter((field) => row[`${field}_cleared`]),
      open_to_visitors: row.open_to_visitors,
      fictional: row.fictional,
      consents: {
        sexuality: row.consent_to_sexuality,
        interests: row.consent_to_interests,
        appearance: row.consent_to_appearance,
      },
      located: row.location !== null,
      complete: isComplete(details),
    };
  }

  private async detailsOf(row: Row): Promise<Details> {
    const texts = await this.vault.openAll(DETAIL_FIELDS.map((field) => row[field]));
    const { interests, ...opened } = Object.fromEntries(DETAIL_FIELDS.map((field, i) => [field, texts[i]]));
    const list = interests ? (JSON.parse(interests) as Details['interests']) : [];
    return {
      ...(opened as Omit<Details, 'interests'>),
      interests: offeredOf(list, interestsOffered(this.settings.current())),
    };
  }

  private async rowOf(memberId: string): Promise<Row | undefined> {
    const sql = 'SELECT * FROM read.profiles WHERE member_id = $1';
    return (await this.database.prepared<Row>('profile-by-id', sql, [memberId]))[0];
  }

  /** An erased member has neither name nor age nor gender; an invalid date of birth yields no age either. */
  private shown(row: CardRow, [name, dateOfBirth, gender]: (string | null)[]) {
    const { member_id: id, country, region } = row;
    const age = dateOfBirth ? ageOn(dayIn(row.time_zone, this.clock.now()), dateOfBirth) : NaN;
    return {
      id,
      name: name ?? '',
      age: Number.isNaN(age) ? null : age,
      gender: (gender ?? null) as Card['gender'],
      country,
      region,
    };
  }
}
