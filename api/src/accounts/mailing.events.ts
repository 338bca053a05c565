import type { Event } from '../kernel/index.js';

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
export type MailingEvent = NotificationPreferencesChanged;
