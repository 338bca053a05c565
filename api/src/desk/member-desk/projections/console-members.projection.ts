import type { MemberEvent } from '../../../members/accounts/index.js';
import {
  boolean,
  defineProjection,
  nullable,
  readModelOf,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../../kernel/index.js';
import type { Gender, ProfileEvent } from '../../../members/profiles/index.js';

export const ConsoleMemberRow = readModelOf('console_members', {
  member_id: uuid({ primary: true }),
  /** Sealed. */
  name: nullable(text()),
  /** Sealed. */
  email: nullable(text()),
  /** Sealed. */
  date_of_birth: nullable(text()),
  status: text<'not_confirmed' | 'active' | 'deleted'>({ default: 'not_confirmed' }),
  country: nullable(text()),
  region: nullable(text()),
  gender: nullable(text<Gender>()),
  time_zone: text(),
  paid_user: boolean({ default: false }),
  fictional: boolean({ default: false }),
  /** Staff disabled the account. */
  disabled: boolean({ default: false }),
  signup_date: timestamptz(),
});
export type ConsoleMemberRow = RowOf<typeof ConsoleMemberRow>;

/** What staff see of members; async, so that sign-ups do not wait for it. */
export const consoleMembers = defineProjection<ConsoleMemberRow, MemberEvent | ProfileEvent>({
  entity: ConsoleMemberRow,
  revision: 5,
  mode: 'async',
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
