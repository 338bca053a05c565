import type { Event } from '../../../kernel/domain.js';

export const PREFERENCES = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const;
export type Preference = (typeof PREFERENCES)[number];
export type Preferences = Record<Preference, boolean>;

export type NotificationPreferencesChanged = Event<
  'NotificationPreferencesChanged',
  { preferences: Partial<Preferences>; changedAt: string }
>;

/** `fbl`: marked as spam; `bounce`: undeliverable; `listunsubscribe`: unsubscribed in the mail program. */
export type DisabledReason = 'fbl' | 'bounce' | 'listunsubscribe';

/** Mail does not reach the member, or the member does not want it. */
export type NotificationsDisabled = Event<'NotificationsDisabled', { reason: DisabledReason; disabledAt: string }>;
export type NotificationsEnabled = Event<'NotificationsEnabled', { reason: DisabledReason; enabledAt: string }>;

export type MailingEvent = NotificationPreferencesChanged | NotificationsDisabled | NotificationsEnabled;
