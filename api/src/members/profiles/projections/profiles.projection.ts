import type { MemberEvent } from '../../accounts/index.js';
import { defineProjection } from '../../../kernel/index.js';
import { PURPOSES, type SealedField, type SoughtGender } from '../profile-fields.values.js';
import type { Gender, ProfileEvent } from '../profile.events.js';

/** Empty sealed fields are null. */
export interface ProfileRow extends Record<Exclude<SealedField, 'name'>, string | null> {
  member_id: string;
  status: 'not_confirmed' | 'active' | 'deleted';
  /** Sealed. */
  name: string;
  /** Sealed. */
  date_of_birth: string;
  /** Sealed; null if the location of the town is unknown. */
  location: string | null;
  gender: Gender;
  sought_gender: SoughtGender | null;
  country: string;
  region: string | null;
  time_zone: string;
  fictional: boolean;
  invisible: boolean;
  /** Staff disabled the account. */
  disabled: boolean;
  consent_to_sexuality: boolean;
  consent_to_interests: boolean;
  consent_to_appearance: boolean;
  joined_at: string;
}

export const profiles = defineProjection<ProfileRow, ProfileEvent | MemberEvent>({
  name: 'profiles',
  revision: 5,
  mode: 'inline',
  key: ['member_id'],
  columns: {
    member_id: 'uuid',
    status: "text not null default 'not_confirmed'",
    name: 'text',
    date_of_birth: 'text',
    gender: 'text',
    sought_gender: 'text',
    country: 'text',
    region: 'text',
    city: 'text',
    location: 'text',
    description: 'text',
    interests: 'text',
    sexuality: 'text',
    hair_color: 'text',
    eye_color: 'text',
    body_type: 'text',
    relationship_status: 'text',
    tattoos: 'text',
    reason_for_signup: 'text',
    time_zone: 'text',
    fictional: 'boolean not null default false',
    invisible: 'boolean not null default false',
    disabled: 'boolean not null default false',
    consent_to_sexuality: 'boolean not null default false',
    consent_to_interests: 'boolean not null default false',
    consent_to_appearance: 'boolean not null default false',
    joined_at: 'timestamptz',
  },
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
          } as Partial<ProfileRow>,
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
