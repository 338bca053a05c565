import type { Preference } from '../../../members/accounts/index.js';
import type { MessageKind } from '../../../meeting/conversations/index.js';

/** The occasion of a notice; `conversation`: the other's first message, `reminder`: a message is still unread. */
export type NoticeKind = 'conversation' | 'message' | 'like' | 'match' | 'reminder';

export interface Notice {
  kind: NoticeKind;
  to: string;
  from: string;
  /** For notices about a message. */
  conversationId?: string;
  /** What the newest message to them is; left out of notices that are about none, and of those queued before it was told. */
  message?: MessageKind;
}

/** The member's preference that decides about each kind (NTF-01). */
export const PREFERENCE_OF: Record<NoticeKind, Preference> = {
  conversation: 'new_conversations',
  message: 'new_messages',
  like: 'like',
  match: 'like',
  reminder: 'unread_message_reminders',
};

/** The texts that tell of it: a photo and a gift are named, and never shown (CHT-10, CHT-11). */
export const textsOf = ({ kind, message = 'text' }: Notice): NoticeKind | Exclude<MessageKind, 'text'> =>
  (kind === 'conversation' || kind === 'message') && message !== 'text' ? message : kind;

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
