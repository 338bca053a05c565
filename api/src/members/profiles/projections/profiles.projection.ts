import type { MemberEvent } from '../../accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf, type Written } from '../../../kernel/index.js';
import { PURPOSES } from '../profile-fields.values.js';
import { CLEARABLE_FIELDS, type ProfileEvent } from '../profile.events.js';

/** Empty sealed fields are null. */
export const ProfileRow = readModelTable('profiles', {
  member_id: column.uuid({ primary: true }),
  status: column.text<'not_confirmed' | 'active' | 'deleted'>({ default: 'not_confirmed' }),
  /** Sealed. */
  name: column.text(),
  /** Sealed. */
  date_of_birth: column.text(),
  /** Sealed. */
  gender: column.text(),
  sought_gender: column.nullable(column.text()),
  country: column.text(),
  region: column.nullable(column.text()),
  city: column.nullable(column.text()),
  /** Sealed; null if the location of the town is unknown. */
  location: column.nullable(column.text()),
  description: column.nullable(column.text()),
  interests: column.nullable(column.text()),
  sexuality: column.nullable(column.text()),
  hair_color: column.nullable(column.text()),
  eye_color: column.nullable(column.text()),
  body_type: column.nullable(column.text()),
  relationship_status: column.nullable(column.text()),
  tattoos: column.nullable(column.text()),
  reason_for_signup: column.nullable(column.text()),
  time_zone: column.text(),
  fictional: column.boolean({ default: false }),
  invisible: column.boolean({ default: false }),
  /** Staff hid the profile. */
  hidden: column.boolean({ default: false }),
  /** Staff cleared it, and the member has not written it anew. */
  name_cleared: column.boolean({ default: false }),
  description_cleared: column.boolean({ default: false }),
  city_cleared: column.boolean({ default: false }),
  /** The member's own choice whether visitors see the card; null until it is made (ACC-16). */
  open_to_visitors: column.nullable(column.boolean()),
  /** Staff disabled the account. */
  disabled: column.boolean({ default: false }),
  consent_to_sexuality: column.boolean({ default: false }),
  consent_to_interests: column.boolean({ default: false }),
  consent_to_appearance: column.boolean({ default: false }),
  joined_at: column.timestamptz(),
});
export type ProfileRow = RowOf<typeof ProfileRow>;

/** What the member writes anew counts as theirs. */
const written = (changes: object): Partial<Written<ProfileRow>> =>
  Object.fromEntries(CLEARABLE_FIELDS.filter((field) => field in changes).map((field) => [`${field}_cleared`, false]));

export const profiles = defineProjection<ProfileRow, ProfileEvent | MemberEvent>({
  entity: ProfileRow,
  revision: 8,
  mode: 'inline',
  on: {
    ProfileCreated: ({ streamId, data: { dateOfBirth, soughtGender, createdAt, ...fields } }, rows) =>
      rows.upsert(
        { member_id: streamId },
        { ...fields, date_of_birth: dateOfBirth, sought_gender: soughtGender, joined_at: createdAt },
      ),
    ProfileEdited: ({ streamId, data }, rows) =>
      rows.update({ member_id: streamId }, {
        ...data.changes,
        ...written(data.changes),
        ...(data.location !== undefined && { location: data.location }),
      } as Partial<Written<ProfileRow>>),
    InvisibleModeTurnedOn: ({ streamId }, rows) => rows.update({ member_id: streamId }, { invisible: true }),
    InvisibleModeTurnedOff: ({ streamId }, rows) => rows.update({ member_id: streamId }, { invisible: false }),
    ProfileHidden: ({ streamId }, rows) => rows.update({ member_id: streamId }, { hidden: true }),
    ProfileShownAgain: ({ streamId }, rows) => rows.update({ member_id: streamId }, { hidden: false }),
    ProfileTextCleared: ({ streamId, data: { field } }, rows) =>
      rows.update({ member_id: streamId }, { [`${field}_cleared`]: true }),
    ProfileTextPutBack: ({ streamId, data: { field } }, rows) =>
      rows.update({ member_id: streamId }, { [`${field}_cleared`]: false }),
    ProfileOpenedToVisitors: ({ streamId }, rows) => rows.update({ member_id: streamId }, { open_to_visitors: true }),
    ProfileClosedToVisitors: ({ streamId }, rows) => rows.update({ member_id: streamId }, { open_to_visitors: false }),
    ConsentGiven: ({ streamId, data: { purpose } }, rows) =>
      rows.update({ member_id: streamId }, { [`consent_to_${purpose}`]: true }),
    ConsentWithdrawn: ({ streamId, data: { purpose } }, rows) => {
      const emptied = Object.fromEntries(PURPOSES[purpose].map((field) => [field, null]));
      rows.update({ member_id: streamId }, { ...emptied, [`consent_to_${purpose}`]: false });
    },
    ProfileMarkedFictional: ({ streamId }, rows) => rows.update({ member_id: streamId }, { fictional: true }),
    ProfileUnmarkedFictional: ({ streamId }, rows) => rows.update({ member_id: streamId }, { fictional: false }),
    SignedUp: ({ streamId, data }, rows) => rows.upsert({ member_id: streamId }, { time_zone: data.timeZone }),
    EmailConfirmed: ({ streamId }, rows) => rows.update({ member_id: streamId }, { status: 'active' }),
    MemberDeleted: ({ streamId }, rows) => rows.update({ member_id: streamId }, { status: 'deleted' }),
    MemberReactivated: ({ streamId }, rows) => rows.update({ member_id: streamId }, { status: 'active' }),
    MemberDisabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { disabled: true }),
    MemberEnabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { disabled: false }),
    MemberErased: ({ streamId }, rows) => rows.delete({ member_id: streamId }),
  },
});
