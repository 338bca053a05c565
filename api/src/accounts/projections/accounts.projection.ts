import { defineProjection } from '../../kernel/index.js';
import type { MemberEvent } from '../member.events.js';

export interface AccountRow {
  member_id: string;
  status: 'not_confirmed' | 'active';
  premium: boolean;
  language: string;
  time_zone: string;
  /** Sealed. */
  email: string;
  signed_up_at: string;
}

export const accounts = defineProjection<AccountRow, MemberEvent>({
  name: 'accounts',
  revision: 1,
  mode: 'inline',
  key: ['member_id'],
  columns: {
    member_id: 'uuid',
    status: 'text',
    premium: 'boolean not null default false',
    language: 'text',
    time_zone: 'text',
    email: 'text',
    signed_up_at: 'timestamptz',
  },
  on: {
    SignedUp: ({ streamId, data: { email, language, timeZone, signedUpAt } }, rows) =>
      rows.upsert(
        { member_id: streamId },
        { set: { status: 'not_confirmed', email, language, time_zone: timeZone, signed_up_at: signedUpAt } },
      ),
    EmailConfirmed: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { status: 'active' } }),
    LanguageChanged: ({ streamId, data }, rows) =>
      rows.update({ member_id: streamId }, { set: { language: data.language } }),
    BecamePremium: ({ streamId }, rows) => rows.update({ member_id: streamId }, { set: { premium: true } }),
  },
});
