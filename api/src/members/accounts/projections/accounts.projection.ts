import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { MemberEvent } from '../member.events.js';

export const AccountRow = readModelTable('accounts', {
  member_id: column.uuid({ primary: true }),
  status: column.text<'not_confirmed' | 'active' | 'deleted'>(),
  premium: column.boolean({ default: false }),
  language: column.text(),
  time_zone: column.text(),
  /** The domain at which the member signed up. */
  domain: column.text(),
  /** Sealed. */
  email: column.text(),
  /** Number of address changes. */
  email_version: column.integer({ default: 0 }),
  /** When the data of a deleted account is erased. */
  erase_at: column.nullable(column.timestamptz()),
  /** When staff disabled the account. */
  disabled_at: column.nullable(column.timestamptz()),
  signed_up_at: column.timestamptz(),
});
export type AccountRow = RowOf<typeof AccountRow>;

export const accounts = defineProjection<AccountRow, MemberEvent>({
  entity: AccountRow,
  revision: 5,
  mode: 'inline',
  indexes: ["(signed_up_at, member_id) WHERE status = 'not_confirmed'"],
  on: {
    SignedUp: ({ streamId, data: { email, language, timeZone, domain, signedUpAt } }, rows) =>
      rows.upsert(
        { member_id: streamId },
        { status: 'not_confirmed', email, language, time_zone: timeZone, domain, signed_up_at: signedUpAt },
      ),
    EmailConfirmed: ({ streamId }, rows) => rows.update({ member_id: streamId }, { status: 'active' }),
    LanguageChanged: ({ streamId, data }, rows) => rows.update({ member_id: streamId }, { language: data.language }),
    BecamePremium: ({ streamId }, rows) => rows.update({ member_id: streamId }, { premium: true }),
    EmailChanged: ({ streamId, data }, rows) =>
      rows.update({ member_id: streamId }, { email: data.email }, { add: { email_version: 1 } }),
    MemberDeleted: ({ streamId, data }, rows) =>
      rows.update({ member_id: streamId }, { status: 'deleted', erase_at: data.eraseAt }),
    MemberReactivated: ({ streamId }, rows) =>
      rows.update({ member_id: streamId }, { status: 'active', erase_at: null }),
    SignUpLapsed: ({ streamId }, rows) => rows.update({ member_id: streamId }, { status: 'deleted' }),
    MemberErased: ({ streamId }, rows) => rows.delete({ member_id: streamId }),
    MemberDisabled: ({ streamId, data }, rows) =>
      rows.update({ member_id: streamId }, { disabled_at: data.disabledAt }),
    MemberEnabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { disabled_at: null }),
    PremiumEnded: ({ streamId }, rows) => rows.update({ member_id: streamId }, { premium: false }),
  },
});
