import type { MailingEvent, MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { ProfileEvent } from '../../../members/profiles/index.js';

export const AudienceRow = readModelTable('campaign_audience', {
  member_id: column.uuid({ primary: true }),
  active: column.boolean({ default: false }),
  disabled: column.boolean({ default: false }),
  fictional: column.boolean({ default: false }),
  /** Host name of the site the member signed up at. */
  domain: column.nullable(column.text()),
  language: column.nullable(column.text()),
  country: column.nullable(column.text()),
  /** In plain, for audiences are chosen by it; goes with the row when the member is erased. */
  gender: column.nullable(column.text()),
  premium: column.boolean({ default: false }),
  promotions: column.boolean({ default: false }),
  news: column.boolean({ default: false }),
  /** Number of reasons why mail is disabled. */
  mail_off: column.integer({ default: 0 }),
});
export type AudienceRow = RowOf<typeof AudienceRow>;

type Source = MemberEvent | ProfileEvent | MailingEvent;

/** Who opted in to which kind of mail, and the attributes that select a campaign's audience. */
export const campaignAudience = defineProjection<AudienceRow, Source, { ProfileCreated: 'gender' }>({
  entity: AudienceRow,
  revision: 2,
  mode: 'async',
  order: 'key',
  indexes: ['(member_id) WHERE promotions', '(member_id) WHERE news'],
  opens: { ProfileCreated: ['gender'] },
  on: {
    SignedUp: ({ streamId, data: { domain, language } }, rows) =>
      rows.upsert({ member_id: streamId }, { domain, language }),
    ProfileCreated: ({ streamId, data: { country, gender } }, rows) =>
      rows.upsert({ member_id: streamId }, { country, gender }),
    ProfileEdited: ({ streamId, data: { changes } }, rows) => {
      if (changes.country !== undefined) rows.update({ member_id: streamId }, { country: changes.country });
    },
    LanguageChanged: ({ streamId, data: { language } }, rows) => rows.update({ member_id: streamId }, { language }),
    EmailConfirmed: ({ streamId }, rows) => rows.update({ member_id: streamId }, { active: true }),
    MemberDeleted: ({ streamId }, rows) => rows.update({ member_id: streamId }, { active: false }),
    MemberReactivated: ({ streamId }, rows) => rows.update({ member_id: streamId }, { active: true }),
    MemberDisabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { disabled: true }),
    MemberEnabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, { disabled: false }),
    MemberErased: ({ streamId }, rows) => rows.delete({ member_id: streamId }),
    BecamePremium: ({ streamId }, rows) => rows.update({ member_id: streamId }, { premium: true }),
    PremiumEnded: ({ streamId }, rows) => rows.update({ member_id: streamId }, { premium: false }),
    ProfileMarkedFictional: ({ streamId }, rows) => rows.update({ member_id: streamId }, { fictional: true }),
    ProfileUnmarkedFictional: ({ streamId }, rows) => rows.update({ member_id: streamId }, { fictional: false }),
    NotificationPreferencesChanged: ({ streamId, data: { preferences } }, rows) => {
      const { promotions, news } = preferences;
      const set = { ...(promotions !== undefined && { promotions }), ...(news !== undefined && { news }) };
      if (Object.keys(set).length > 0) rows.update({ member_id: streamId }, set);
    },
    NotificationsDisabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, {}, { add: { mail_off: 1 } }),
    NotificationsEnabled: ({ streamId }, rows) => rows.update({ member_id: streamId }, {}, { add: { mail_off: -1 } }),
  },
});
