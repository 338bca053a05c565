import type { Preference } from '../../../members/accounts/index.js';

/** The occasion of a notice; `conversation`: the other's first message, `reminder`: a message is still unread. */
export type NoticeKind = 'conversation' | 'message' | 'like' | 'match' | 'reminder';

export interface Notice {
  kind: NoticeKind;
  to: string;
  from: string;
  /** For notices about a message. */
  conversationId?: string;
}

/** The member's preference that decides about each kind (NTF-01). */
export const PREFERENCE_OF: Record<NoticeKind, Preference> = {
  conversation: 'new_conversations',
  message: 'new_messages',
  like: 'like',
  match: 'like',
  reminder: 'unread_message_reminders',
};

/** The page that shows it. */
export const pathOf = ({ kind, from, conversationId }: Notice): string => {
  switch (kind) {
    case 'conversation':
    case 'message':
    case 'reminder':
      return `/chats/${conversationId}`;
    case 'like':
      return `/members/${from}`;
    case 'match':
      return `/likes/m/${from}`;
  }
};
