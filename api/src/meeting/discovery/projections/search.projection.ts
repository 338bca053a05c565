import type { ActivityEvent, MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { Point } from '../../../ground/places/index.js';
import type { AlbumEvent } from '../../../members/photos/index.js';
import {
  isDay,
  locationOf,
  type Gender,
  type ProfileEvent,
  type SoughtGender,
} from '../../../members/profiles/index.js';
import { listedSql, openToVisitorsSql, type Status } from '../../../ground/visibility/index.js';

export const SearchRow = readModelTable('search', {
  member_id: column.uuid({ primary: true }),
  status: column.text<Status>({ default: 'not_confirmed' }),
  disabled: column.boolean({ default: false }),
  invisible: column.boolean({ default: false }),
  hidden: column.boolean({ default: false }),
  gender: column.nullable(column.text<Gender>()),
  country: column.text(),
  region: column.nullable(column.text()),
  /** In plain, as gender and whom the member looks for, so that an index finds them; goes with the row. */
  date_of_birth: column.nullable(column.date()),
  /** Of the town, where it is known; goes with the row as well. */
  latitude: column.nullable(column.double()),
  longitude: column.nullable(column.double()),
  /** The town's coordinates as one word, so that an index finds all who live there; '' where no town is known. */
  town: column.text({ default: '' }),
  /** Whom the member looks for; who has not said may be looking for either. */
  seeks: column.text<SoughtGender>({ default: 'both' }),
  /** The last day (UTC) on which the member was here, as far as it was noted; that of joining at first. */
  active_on: column.date(),
  /** A photo that staff approved stands for the member. */
  with_photo: column.boolean({ default: false }),
  joined_at: column.timestamptz(),
  /** When members could first find them; null until the address is confirmed. */
  confirmed_at: column.nullable(column.timestamptz()),
  /** The member's own choice; null until it is made. */
  open_to_visitors: column.nullable(column.boolean()),
  fictional: column.boolean({ default: false }),
});
export type SearchRow = RowOf<typeof SearchRow>;

export const LISTED = listedSql({ status: 'status', disabled: 'disabled', invisible: 'invisible', hidden: 'hidden' });

/** Those of `LISTED` whom visitors may see too. */
export const OPEN = openToVisitorsSql({ openToVisitors: 'open_to_visitors', fictional: 'fictional' });

type Source = ProfileEvent | MemberEvent | AlbumEvent | ActivityEvent;

/** All that a search asks about, and nothing to show: cards come from profiles. */
export const search = defineProjection<
  SearchRow,
  Source,
  {
    ProfileCreated: 'dateOfBirth' | 'location' | 'gender' | 'soughtGender';
    ProfileEdited: 'location' | 'changes.sought_gender';
  }
>({
  entity: SearchRow,
  revision: 9,
  mode: 'async',
  // `MembersSeen` sets rows of many members, which must be there.
  order: 'log',
  // In the orders of the list, with every column that is asked about: a page is read from one index alone.
  indexes: [
    `(joined_at DESC, member_id DESC, date_of_birth, gender, country, region, with_photo, latitude, longitude) WHERE ${LISTED}`,
    `(gender, country, joined_at DESC, member_id DESC, date_of_birth, region, with_photo, latitude, longitude) WHERE ${LISTED}`,
    `(joined_at DESC, member_id DESC, date_of_birth, gender, country, region, with_photo) WHERE ${LISTED} AND ${OPEN}`,
    `(active_on DESC, joined_at DESC, member_id DESC, date_of_birth, gender, country, region, with_photo, seeks, latitude, longitude) WHERE ${LISTED}`,
    `(gender, country, active_on DESC, joined_at DESC, member_id DESC, date_of_birth, region, with_photo, seeks, latitude, longitude) WHERE ${LISTED}`,
    // Town by town, for those who live near come first.
    `(country, town, active_on DESC, joined_at DESC, member_id DESC, date_of_birth, gender, region, with_photo, seeks) WHERE ${LISTED}`,
  ],
  opens: {
    ProfileCreated: ['dateOfBirth', 'location', 'gender', 'soughtGender'],
    ProfileEdited: ['location', 'changes.sought_gender'],
  },
  on: {
    SignedUp: ({ streamId }, rows) => rows.upsert({ member_id: streamId }, { status: 'not_confirmed' }),
    EmailConfirmed: ({ streamId, data: { confirmedAt } }, rows) =>
      rows.update({ member_id: streamId }, { status: 'active', confirmed_at: confirmedAt }),
    MemberDeleted: ({ streamId }, rows) => rows.update({ member_id: streamId }, { status: 'deleted' }),
    MemberReactivated: ({ streamId }, rows) => rows.update({ member_id: streamId }, { status: 'active' }),
    MemberDisabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { disabled: true }),
    MemberEnabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { disabled: false }),
    MemberErased: ({ streamId }, rows) => rows.delete({ member_id: streamId }),
    MembersSeen: ({ data: { day, memberIds } }, rows) => {
      for (const member_id of memberIds) rows.update({ member_id }, { active_on: day });
    },
    MainPhotoChosen: ({ streamId }, rows) => rows.update({ member_id: streamId }, { with_photo: true }),
    // The photo that takes its place, if there is another, is told after it.
    PhotoDeleted: ({ streamId, data: { wasMain } }, rows) => {
      if (wasMain) rows.update({ member_id: streamId }, { with_photo: false });
    },
    PhotoRejected: ({ streamId, data: { wasMain } }, rows) => {
      if (wasMain) rows.update({ member_id: streamId }, { with_photo: false });
    },
    PhotoTakenDown: ({ streamId, data: { wasMain } }, rows) => {
      if (wasMain) rows.update({ member_id: streamId }, { with_photo: false });
    },
    ProfileCreated: (
      { streamId, data: { gender, soughtGender, country, region, dateOfBirth, location, createdAt } },
      rows,
    ) =>
      rows.upsert(
        { member_id: streamId },
        {
          gender: gender as Gender | null,
          seeks: (soughtGender ?? 'both') as SoughtGender,
          country,
          region,
          date_of_birth: dayOrNone(dateOfBirth),
          ...pointOf(location),
          joined_at: createdAt,
          active_on: createdAt.slice(0, 10),
        },
      ),
    ProfileEdited: ({ streamId, data: { changes, location } }, rows) => {
      const { country, region, city, sought_gender } = changes;
      const moved = country !== undefined || region !== undefined || city !== undefined;
      const set = {
        ...(country !== undefined && { country }),
        ...(region !== undefined && { region }),
        ...(sought_gender !== undefined && { seeks: (sought_gender ?? 'both') as SoughtGender }),
        ...(moved && pointOf(location ?? null)),
      };
      rows.update({ member_id: streamId }, set);
    },
    ProfileHidden: ({ streamId }, rows) => rows.update({ member_id: streamId }, { hidden: true }),
    ProfileShownAgain: ({ streamId }, rows) => rows.update({ member_id: streamId }, { hidden: false }),
    ProfileOpenedToVisitors: ({ streamId }, rows) => rows.update({ member_id: streamId }, { open_to_visitors: true }),
    ProfileClosedToVisitors: ({ streamId }, rows) => rows.update({ member_id: streamId }, { open_to_visitors: false }),
    ProfileMarkedFictional: ({ streamId }, rows) => rows.update({ member_id: streamId }, { fictional: true }),
    ProfileUnmarkedFictional: ({ streamId }, rows) => rows.update({ member_id: streamId }, { fictional: false }),
    InvisibleModeTurnedOn: ({ streamId }, rows) => rows.update({ member_id: streamId }, { invisible: true }),
    InvisibleModeTurnedOff: ({ streamId }, rows) => rows.update({ member_id: streamId }, { invisible: false }),
  },
});

function pointOf(location: string | null) {
  const point = locationOf(location);
  return point ? { ...point, town: townOf(point) } : { latitude: null, longitude: null, town: '' };
}

/** As `town` says it. */
export const townOf = ({ latitude, longitude }: Point): string => `${latitude} ${longitude}`;
const dayOrNone = (text: string | null) => (text !== null && isDay(text) ? text : null);
