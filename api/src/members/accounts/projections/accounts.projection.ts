import { defineProjection } from '../../../kernel/index.js';
import type { MemberEvent } from '../member.events.js';

export interface AccountRow {
  member_id: string;
  status: 'not_confirmed' | 'active' | 'deleted';
  premium: boolean;
  language: string;
  time_zone: string;
  /** The domain at which the member signed up. */
  domain: string;
  /** Sealed. */
  email: string;
  /** Number of address changes. */
  email_version: number;
  /** When the data of a deleted account is erased. */
  erase_at: string | null;
  /** When staff disabled the account. */
  disabled_at: string | null;
  signed_up_at: string;
}

export const accounts = defineProjection<AccountRow, MemberEvent>({
  name: 'accounts',
  revision: 5,
  mode: 'inline',
  key: ['member_id'],
  columns: {
    member_id: 'uuid',
    status: 'text',
    premium: 'boolean not null default false',
    language: 'text',
    time_zone: 'text',
    domain: 'text',
    email: 'text',
    email_version: 'integer not null default 0',
    erase_at: 'timestamptz',
    disabled_at: 'timestamptz',
    signed_up_at: 'timestamptz',
  },
  indexes: ["(signed_up_at, member_id) WHERE status = 'not_confirmed'"],
  on: {
    SignedUp: ({ streamId, data: { email, language, timeZone, domain, signedUpAt } }, rows) =>
      rows.upsert(
        { member_id: streamId },
        { set: { status: 'not_confirmed', email, language, time_zone: timeZone, domain, signed_up_at: signedUpAt } },
      ),
    EmailConfirmed: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { status: 'active' } }),
    LanguageChanged: ({ streamId, data }, rows) =>
      rows.update({ member_id: streamId }, { set: { language: data.language } }),
    BecamePremium: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { premium: true } }),
    EmailChanged: ({ streamId, data }, rows) =>
      rows.update({ member_id: streamId }, { set: { email: data.email }, add: { email_version: 1 } }),
    MemberDeleted: ({ streamId, data }, rows) =>
      rows.update({ member_id: streamId }, { set: { status: 'deleted', erase_at: data.eraseAt } }),
    MemberReactivated: ({ streamId }, rows) =>
      rows.update({ member_id: streamId }, { set: { status: 'active', erase_at: null } }),
    SignUpLapsed: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { status: 'deleted' } }),
    MemberErased: ({ streamId }, rows) => rows.delete({ member_id: streamId }),
    MemberDisabled: ({ streamId, data }, rows) =>
      rows.update({ member_id: streamId }, { set: { disabled_at: data.disabledAt } }),
    MemberEnabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { disabled_at: null } }),
    PremiumEnded: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { premium: false } }),
  },
});
