import type { MemberEvent } from '../../accounts/index.js';
import { defineProjection } from '../../kernel/index.js';
import type { Gender, ProfileEvent } from '../profile.events.js';

export interface ProfileRow {
  member_id: string;
  status: 'not_confirmed' | 'active';
  /** Sealed. */
  name: string;
  /** Sealed. */
  date_of_birth: string;
  gender: Gender;
  country: string;
  region: string | null;
  time_zone: string;
  fictional: boolean;
  joined_at: string;
}

export const profiles = defineProjection<ProfileRow, ProfileEvent | MemberEvent>({
  name: 'profiles',
  revision: 1,
  mode: 'inline',
  key: ['member_id'],
  columns: {
    member_id: 'uuid',
    status: "text not null default 'not_confirmed'",
    name: 'text',
    date_of_birth: 'text',
    gender: 'text',
    country: 'text',
    region: 'text',
    time_zone: 'text',
    fictional: 'boolean not null default false',
    joined_at: 'timestamptz',
  },
  indexes: [
    "(joined_at DESC, member_id DESC) WHERE status = 'active'",
    "(gender, country, joined_at DESC, member_id DESC) WHERE status = 'active'",
  ],
  on: {
    ProfileCreated: ({ streamId, data: { dateOfBirth, createdAt, ...fields } }, rows) =>
      rows.upsert({ member_id: streamId }, { set: { ...fields, date_of_birth: dateOfBirth, joined_at: createdAt } }),
    ProfileMarkedFictional: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { fictional: true } }),
    SignedUp: ({ streamId, data }, rows) => rows.upsert({ member_id: streamId }, { set: { time_zone: data.timeZone } }),
    EmailConfirmed: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { status: 'active' } }),
  },
});
