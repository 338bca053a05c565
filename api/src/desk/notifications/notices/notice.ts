import type { Preference } from '../../../members/accounts/index.js';

/** What a member is told of another one; `conversation`: the other's first message, `reminder`: still not read. */
export type NoticeKind = 'conversation' | 'message' | 'like' | 'match' | 'reminder';

export interface Notice {
  kind: NoticeKind;
  to: string;
  from: string;
  /** Of a message. */
  conversationId?: string;
}

/** Which of the member's wishes decides (NTF-01). */
export const PREFERENCE_OF: Record<NoticeKind, Preference> = {
  conversation: 'new_conversations',
  message: 'new_messages',
  like: 'like',
  match: 'like',
  reminder: 'unread_message_reminders',
};

/** Where on the site it is shown in full. */
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
