import type { MemberEvent } from '../../../members/accounts/index.js';
import { defineProjection } from '../../../kernel/index.js';
import type { Gender, ProfileEvent } from '../../../members/profiles/index.js';

export interface ConsoleMemberRow {
  member_id: string;
  /** Sealed. */
  name: string | null;
  /** Sealed. */
  email: string | null;
  /** Sealed. */
  date_of_birth: string | null;
  status: 'not_confirmed' | 'active' | 'deleted';
  country: string | null;
  region: string | null;
  gender: Gender | null;
  time_zone: string;
  paid_user: boolean;
  fictional: boolean;
  /** Staff disabled the account. */
  disabled: boolean;
  signup_date: string;
}

/** What staff see of members; async, so that sign-ups do not wait for it. */
export const consoleMembers = defineProjection<ConsoleMemberRow, MemberEvent | ProfileEvent>({
  name: 'console_members',
  revision: 5,
  mode: 'async',
  key: ['member_id'],
  columns: {
    member_id: 'uuid',
    name: 'text',
    email: 'text',
    date_of_birth: 'text',
    status: "text not null default 'not_confirmed'",
    country: 'text',
    region: 'text',
    gender: 'text',
    time_zone: 'text',
    paid_user: 'boolean not null default false',
    fictional: 'boolean not null default false',
    disabled: 'boolean not null default false',
    signup_date: 'timestamptz',
  },
  indexes: ['(signup_date DESC, member_id)', '(status, signup_date DESC)', '(country, signup_date DESC)'],
  on: {
    SignedUp: ({ streamId, data: { email, timeZone, signedUpAt } }, rows) =>
      rows.upsert({ member_id: streamId }, { set: { email, time_zone: timeZone, signup_date: signedUpAt } }),
    ProfileCreated: ({ streamId, data: { name, dateOfBirth, gender, country, region } }, rows) =>
      rows.upsert({ member_id: streamId }, { set: { name, date_of_birth: dateOfBirth, gender, country, region } }),
    ProfileEdited: ({ streamId, data: { changes } }, rows) => {
      const seen = (['name', 'country', 'region'] as const).filter((field) => field in changes);
      const set = Object.fromEntries(seen.map((field) => [field, changes[field]]));
      if (seen.length > 0) rows.update({ member_id: streamId }, { set });
    },
    EmailConfirmed: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { status: 'active' } }),
    EmailChanged: ({ streamId, data }, rows) => rows.update({ member_id: streamId }, { set: { email: data.email } }),
    MemberDeleted: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { status: 'deleted' } }),
    MemberReactivated: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { status: 'active' } }),
    MemberErased: ({ streamId }, rows) => rows.delete({ member_id: streamId }),
    MemberDisabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { disabled: true } }),
    MemberEnabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { disabled: false } }),
    BecamePremium: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { paid_user: true } }),
    PremiumEnded: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { paid_user: false } }),
    ProfileMarkedFictional: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { fictional: true } }),
    ProfileUnmarkedFictional: ({ streamId }, rows) =>
      rows.update({ member_id: streamId }, { set: { fictional: false } }),
  },
});
