import { defineStream } from '../kernel/index.js';
import {
  PREFERENCES,
  type MailingEvent,
  type NotificationPreferencesChanged,
  type Preferences,
} from './mailing.events.js';

/** What a member wants to be told by mail and push (NTF-01). */
export interface MailingState {
  preferences: Preferences;
}

export const mailing = defineStream<MailingState, MailingEvent>({
  type: 'mailing',
  revision: 1,
  initial: {
    preferences: {
      new_conversations: true,
      new_messages: true,
      like: true,
      unread_message_reminders: true,
      reminders: true,
      // Advertising is for those who ask for it.
      promotions: false,
      weekly_updates: false,
      news: false,
    },
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'NotificationPreferencesChanged':
        return { ...state, preferences: { ...state.preferences, ...event.data.preferences } };
    }
  },
});

export const mailingOf = mailing.of;

/** Records what is different from now on, and nothing when nothing is. */
export const changePreferences = (
  { preferences }: MailingState,
  { wanted, now }: { wanted: Partial<Preferences>; now: Date },
): NotificationPreferencesChanged[] => {
  const changed = PREFERENCES.filter((name) => wanted[name] !== undefined && wanted[name] !== preferences[name]);
  if (changed.length === 0) return [];
  const data = Object.fromEntries(changed.map((name) => [name, wanted[name]!]));
  return [{ type: 'NotificationPreferencesChanged', data: { preferences: data, changedAt: now.toISOString() } }];
};
