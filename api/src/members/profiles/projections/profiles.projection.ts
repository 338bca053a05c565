import type { MemberEvent } from '../../accounts/index.js';
import {
  boolean,
  defineProjection,
  nullable,
  readModelOf,
  type RowOf,
  type Written,
  text,
  timestamptz,
  uuid,
} from '../../../kernel/index.js';
import { PURPOSES, type SoughtGender } from '../profile-fields.values.js';
import type { Gender, ProfileEvent } from '../profile.events.js';

/** Empty sealed fields are null. */
export const ProfileRow = readModelOf('profiles', {
  member_id: uuid({ primary: true }),
  status: text<'not_confirmed' | 'active' | 'deleted'>({ default: 'not_confirmed' }),
  /** Sealed. */
  name: text(),
  /** Sealed. */
  date_of_birth: text(),
  gender: text<Gender>(),
  sought_gender: nullable(text<SoughtGender>()),
  country: text(),
  region: nullable(text()),
  city: nullable(text()),
  /** Sealed; null if the location of the town is unknown. */
  location: nullable(text()),
  description: nullable(text()),
  interests: nullable(text()),
  sexuality: nullable(text()),
  hair_color: nullable(text()),
  eye_color: nullable(text()),
  body_type: nullable(text()),
  relationship_status: nullable(text()),
  tattoos: nullable(text()),
  reason_for_signup: nullable(text()),
  time_zone: text(),
  fictional: boolean({ default: false }),
  invisible: boolean({ default: false }),
  /** Staff disabled the account. */
  disabled: boolean({ default: false }),
  consent_to_sexuality: boolean({ default: false }),
  consent_to_interests: boolean({ default: false }),
  consent_to_appearance: boolean({ default: false }),
  joined_at: timestamptz(),
});
export type ProfileRow = RowOf<typeof ProfileRow>;

export const profiles = defineProjection<ProfileRow, ProfileEvent | MemberEvent>({
  entity: ProfileRow,
  revision: 5,
  mode: 'inline',
  on: {
    ProfileCreated: ({ streamId, data: { dateOfBirth, soughtGender, createdAt, ...fields } }, rows) =>
      rows.upsert(
        { member_id: streamId },
        { set: { ...fields, date_of_birth: dateOfBirth, sought_gender: soughtGender, joined_at: createdAt } },
      ),
    ProfileEdited: ({ streamId, data }, rows) =>
      rows.update(
        { member_id: streamId },
        {
          set: {
            ...data.changes,
            ...(data.location !== undefined && { location: data.location }),
          } as Partial<Written<ProfileRow>>,
        },
      ),
    InvisibleModeTurnedOn: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { invisible: true } }),
    InvisibleModeTurnedOff: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { invisible: false } }),
    ConsentGiven: ({ streamId, data: { purpose } }, rows) =>
      rows.update({ member_id: streamId }, { set: { [`consent_to_${purpose}`]: true } }),
    ConsentWithdrawn: ({ streamId, data: { purpose } }, rows) => {
      const emptied = Object.fromEntries(PURPOSES[purpose].map((field) => [field, null]));
      rows.update({ member_id: streamId }, { set: { ...emptied, [`consent_to_${purpose}`]: false } });
    },
    ProfileMarkedFictional: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { fictional: true } }),
    ProfileUnmarkedFictional: ({ streamId }, rows) =>
      rows.update({ member_id: streamId }, { set: { fictional: false } }),
    SignedUp: ({ streamId, data }, rows) => rows.upsert({ member_id: streamId }, { set: { time_zone: data.timeZone } }),
    EmailConfirmed: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { status: 'active' } }),
    MemberDeleted: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { status: 'deleted' } }),
    MemberReactivated: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { status: 'active' } }),
    MemberDisabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { disabled: true } }),
    MemberEnabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { disabled: false } }),
    MemberErased: ({ streamId }, rows) => rows.delete({ member_id: streamId }),
  },
});
