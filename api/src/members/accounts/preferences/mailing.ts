import { defineStream } from '../../../kernel/domain.js';
import {
  PREFERENCES,
  type MailingEvent,
  type DisabledReason,
  type NotificationPreferencesChanged,
  type NotificationsDisabled,
  type NotificationsEnabled,
  type Preferences,
} from './mailing.events.js';

/** What a member wants to be notified of by mail and push (NTF-01). */
export interface MailingState {
  preferences: Preferences;
  /** Why no mail is sent; each reason at most once. */
  disabled: DisabledReason[];
}

export const mailing = defineStream<MailingState, MailingEvent>({
  type: 'mailing',
  revision: 2,
  initial: {
    preferences: {
      new_conversations: true,
      new_messages: true,
      like: true,
      unread_message_reminders: true,
      reminders: true,
      // Advertising is opt-in.
      promotions: false,
      weekly_updates: false,
      news: false,
    },
    disabled: [],
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'NotificationPreferencesChanged':
        return { ...state, preferences: { ...state.preferences, ...event.data.preferences } };
      case 'NotificationsDisabled':
        return { ...state, disabled: [...state.disabled, event.data.reason] };
      case 'NotificationsEnabled':
        return { ...state, disabled: state.disabled.filter((reason) => reason !== event.data.reason) };
    }
  },
});

export const mailingOf = mailing.of;

/** Records only preferences that change; no event if none do. */
export const changePreferences = (
  { preferences }: MailingState,
  { wanted, now }: { wanted: Partial<Preferences>; now: Date },
): NotificationPreferencesChanged[] => {
  const changed = PREFERENCES.filter((name) => wanted[name] !== undefined && wanted[name] !== preferences[name]);
  if (changed.length === 0) return [];
  const data = Object.fromEntries(changed.map((name) => [name, wanted[name]!]));
  return [{ type: 'NotificationPreferencesChanged', data: { preferences: data, changedAt: now.toISOString() } }];
};

export const disableNotifications = (
  { disabled }: MailingState,
  { reason, now }: { reason: DisabledReason; now: Date },
): NotificationsDisabled[] =>
  disabled.includes(reason) ? [] : [{ type: 'NotificationsDisabled', data: { reason, disabledAt: now.toISOString() } }];

/** The member wants mails again. Where they do not arrive, only another address helps. */
export const resumeMail = ({ disabled }: MailingState, { now }: { now: Date }): NotificationsEnabled[] =>
  disabled
    .filter((reason) => reason !== 'bounce')
    .map((reason) => ({ type: 'NotificationsEnabled', data: { reason, enabledAt: now.toISOString() } }));

/** A new address has not bounced yet; the member's other reasons remain. */
export const enableForNewAddress = ({ disabled }: MailingState, { now }: { now: Date }): NotificationsEnabled[] =>
  disabled.includes('bounce')
    ? [{ type: 'NotificationsEnabled', data: { reason: 'bounce', enabledAt: now.toISOString() } }]
    : [];
