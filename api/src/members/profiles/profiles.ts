import { Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/index.js';
import { Clock, Database, Vault } from '../../kernel/index.js';
import { Photos } from '../photos/index.js';
import { Settings } from '../../ground/settings/index.js';
import { ageOn, dayIn } from './age.js';
import type { Card, OwnProfile } from './card.js';
import { DETAIL_FIELDS, isComplete, offeredOf, shownOf, type Details } from './details.js';
import type { ProfileRow } from './projections/profiles.projection.js';

type Row = Omit<ProfileRow, 'joined_at'>;

/** Pictures of deleted or disabled members are hidden even where their name is still shown. */
const isOpen = ({ status, disabled }: Row): boolean => status !== 'deleted' && !disabled;

/** The visibility facts that depend on the other member alone. */
interface Standing {
  other: ProfileRow['status'];
  disabled: boolean;
  invisible: boolean;
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
    private readonly accounts: Accounts,
    private readonly settings: Settings,
    private readonly photos: Photos,
  ) {}

  /** Cards by member id, as the viewer (null: a visitor) may see them; unknown members are left out. */
  async cards(memberIds: string[], viewerId: string | null): Promise<Map<string, Card>> {
    const rows = await this.rowsOf(memberIds);
    return new Map((await this.toCards(rows, viewerId)).map((card) => [card.id, card]));
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
  async standings(memberIds: string[]): Promise<Map<string, Standing>> {
    if (memberIds.length === 0) return new Map();
    const rows = await this.database.prepared<Standing & { id: string }>(
      'profile-standings',
      `SELECT member_id AS id, status AS other, disabled, invisible, open_to_visitors AS "openToVisitors", fictional
         FROM read.profiles WHERE member_id = ANY ($1::uuid[])`,
      [memberIds],
    );
    return new Map(rows.map(({ id, ...standing }) => [id, standing]));
  }

  /** The fields others see besides the card; the caller must check whether they may see the profile at all. */
  async details(memberId: string): Promise<Details | undefined> {
    const [row] = await this.rowsOf([memberId]);
    const { visibleProfileFields, visibleProfileNotes } = this.settings.current();
    return row && shownOf(await this.detailsOf(row), [...visibleProfileFields, ...visibleProfileNotes]);
  }

  async own(memberId: string): Promise<OwnProfile | undefined> {
    const [row] = await this.rowsOf([memberId]);
    if (!row) return undefined;
    const [[name, dateOfBirth], details, image] = await Promise.all([
      this.vault.openAll([row.name, row.date_of_birth]),
      this.detailsOf(row),
      this.photos.ownMainImage(memberId),
    ]);
    return {
      ...this.shown(row, name, dateOfBirth),
      ...details,
      date_of_birth: dateOfBirth ?? null,
      main_image: image,
      status: row.status === 'active' && !row.disabled ? 'active' : 'disabled',
      invisible: row.invisible,
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

  private async detailsOf({ sought_gender, ...row }: Row): Promise<Details> {
    const sealed = DETAIL_FIELDS.filter((field) => field !== 'sought_gender');
    const texts = await this.vault.openAll(sealed.map((field) => row[field]));
    const { interests, ...opened } = Object.fromEntries(sealed.map((field, i) => [field, texts[i]]));
    const list = interests ? (JSON.parse(interests) as Details['interests']) : [];
    return {
      sought_gender,
      ...(opened as Omit<Details, 'sought_gender' | 'interests'>),
      interests: offeredOf(list, this.settings.current().interests),
    };
  }

  private async rowsOf(memberIds: string[]): Promise<Row[]> {
    if (memberIds.length === 0) return [];
    const sql = 'SELECT * FROM read.profiles WHERE member_id = ANY ($1::uuid[])';
    return this.database.prepared<Row>('profiles-by-id', sql, [memberIds]);
  }

  private async toCards(rows: Row[], viewerId: string | null): Promise<Card[]> {
    const ids = rows.map((row) => row.member_id);
    const [texts, online, images] = await Promise.all([
      this.vault.openAll(rows.flatMap((row) => [row.name, row.date_of_birth])),
      this.accounts.onlineAmong(ids),
      this.photos.mainImages(
        rows.filter(isOpen).map((row) => row.member_id),
        viewerId,
      ),
    ]);
    return rows.map((row, i) => ({
      ...this.shown(row, texts[2 * i], texts[2 * i + 1]),
      online: online.has(row.member_id),
      fictional: row.fictional,
      main_image: images.get(row.member_id) ?? null,
    }));
  }

  /** An erased member has neither name nor age; an invalid date of birth yields no age either. */
  private shown(row: Row, name: string | null | undefined, dateOfBirth: string | null | undefined) {
    const { member_id: id, gender, country, region } = row;
    const age = dateOfBirth ? ageOn(dayIn(row.time_zone, this.clock.now()), dateOfBirth) : NaN;
    return { id, name: name ?? '', age: Number.isNaN(age) ? null : age, gender, country, region };
  }
}
