import type { MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { Gender, ProfileEvent } from '../../../members/profiles/index.js';

export const ConsoleMemberRow = readModelTable('console_members', {
  member_id: column.uuid({ primary: true }),
  /** Sealed. */
  name: column.nullable(column.text()),
  /** Sealed. */
  email: column.nullable(column.text()),
  /** Sealed. */
  date_of_birth: column.nullable(column.text()),
  status: column.text<'not_confirmed' | 'active' | 'deleted'>({ default: 'not_confirmed' }),
  country: column.nullable(column.text()),
  region: column.nullable(column.text()),
  /** In plain, for the list is filtered by it; goes with the row when the member is erased. */
  gender: column.nullable(column.text<Gender>()),
  time_zone: column.text(),
  paid_user: column.boolean({ default: false }),
  fictional: column.boolean({ default: false }),
  /** Staff disabled the account. */
  disabled: column.boolean({ default: false }),
  signup_date: column.timestamptz(),
});
export type ConsoleMemberRow = RowOf<typeof ConsoleMemberRow>;

/** What staff see of members; async, so that sign-ups do not wait for it. */
export const consoleMembers = defineProjection<
  ConsoleMemberRow,
  MemberEvent | ProfileEvent,
  { ProfileCreated: 'gender' }
>({
  entity: ConsoleMemberRow,
  revision: 6,
  mode: 'async',
  order: 'key',
  indexes: ['(signup_date DESC, member_id)', '(status, signup_date DESC)', '(country, signup_date DESC)'],
  opens: { ProfileCreated: ['gender'] },
  on: {
    SignedUp: ({ streamId, data: { email, timeZone, signedUpAt } }, rows) =>
      rows.upsert({ member_id: streamId }, { email, time_zone: timeZone, signup_date: signedUpAt }),
    ProfileCreated: ({ streamId, data: { name, dateOfBirth, gender, country, region } }, rows) =>
      rows.upsert(
        { member_id: streamId },
        { name, date_of_birth: dateOfBirth, gender: gender as Gender | null, country, region },
      ),
    ProfileEdited: ({ streamId, data: { changes } }, rows) => {
      const seen = (['name', 'country', 'region'] as const).filter((field) => field in changes);
      const set = Object.fromEntries(seen.map((field) => [field, changes[field]]));
      if (seen.length > 0) rows.update({ member_id: streamId }, set);
    },
    EmailConfirmed: ({ streamId }, rows) => rows.update({ member_id: streamId }, { status: 'active' }),
    EmailChanged: ({ streamId, data }, rows) => rows.update({ member_id: streamId }, { email: data.email }),
    MemberDeleted: ({ streamId }, rows) => rows.update({ member_id: streamId }, { status: 'deleted' }),
    MemberReactivated: ({ streamId }, rows) => rows.update({ member_id: streamId }, { status: 'active' }),
    MemberErased: ({ streamId }, rows) => rows.delete({ member_id: streamId }),
    MemberDisabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { disabled: true }),
    MemberEnabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { disabled: false }),
    BecamePremium: ({ streamId }, rows) => rows.update({ member_id: streamId }, { paid_user: true }),
    PremiumEnded: ({ streamId }, rows) => rows.update({ member_id: streamId }, { paid_user: false }),
    ProfileMarkedFictional: ({ streamId }, rows) => rows.update({ member_id: streamId }, { fictional: true }),
    ProfileUnmarkedFictional: ({ streamId }, rows) => rows.update({ member_id: streamId }, { fictional: false }),
  },
});
