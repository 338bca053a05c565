import { Type, type Static } from 'typebox';
import { WalletVersion } from '../../money/credits/index.js';
import { Id, Instant, Nullable } from '../../kernel/index.js';
import { ChatPhotoView, WaitingPhoto } from './chat-photo-views.js';
import { Card } from '../../members/profiles/index.js';

const body = Nullable(Type.String(), {
  description:
    'null: erased, taken down by staff, or not readable before the e-mail is confirmed; empty: a gift without words',
});
const gift = Type.Optional(Type.String({ description: 'Which of the catalogue it is (CHT-10)' }));

const photo = Type.Optional(Type.Literal(true, { description: 'It is a photo, without words (CHT-11)' }));

export const ChatItem = Type.Object({
  id: Id,
  profile: Card,
  num_unread_messages: Type.Integer(),
  messages: Type.Array(Type.Object({ from_me: Type.Boolean(), body, gift, photo, sent_at: Instant }), {
    description: 'The newest one; empty while nothing is written',
  }),
  blocked: Type.Boolean({ description: 'The member has blocked the other' }),
});
export type ChatItem = Static<typeof ChatItem>;

export const ChatList = Type.Object({
  chats: Type.Array(ChatItem, { description: 'The newest 500 before `before`, the newest first' }),
  num_unread_messages: Type.Integer({ description: 'Of all conversations' }),
  next: Type.Optional(Type.String({ description: 'Pass as `before` for the next, older page' })),
});
export type ChatList = Static<typeof ChatList>;

export const MessageView = Type.Object({
  id: Type.String({ description: 'The idempotency key it was sent with' }),
  from_me: Type.Boolean(),
  body,
  gift,
  sent_at: Instant,
  version: Type.Integer({ description: 'Its place in the conversation' }),
  photo: Type.Optional(ChatPhotoView),
  credits_returned: Type.Optional(
    Type.Integer({
      description: 'Nobody answered in time, or staff turned the photo down: what was paid for it is back (PRO-04)',
    }),
  ),
});
export type MessageView = Static<typeof MessageView>;

export const ChatView = Type.Object({
  ...ChatItem.properties,
  messages: Type.Array(MessageView, { description: 'The newest 50 before `before`, the oldest first' }),
  has_more: Type.Boolean(),
  history_months: Type.Optional(
    Type.Integer({ description: 'There were older messages: those of so many months are shown, for privacy (CHT-06)' }),
  ),
  waiting_photos: Type.Optional(
    Type.Array(WaitingPhoto, { description: 'Own photos without a message, the oldest first; with the newest page' }),
  ),
  photos_allowed: Type.Optional(
    Type.Literal(true, { description: 'The reader has said that they want to see photos here (CHT-11)' }),
  ),
  typing_shown: Type.Optional(
    Type.Literal(true, { description: 'Both allow each other to see who is writing (CHT-09)' }),
  ),
  read_up_to: Type.Optional(
    Type.Integer({
      description: 'Version of the newest message the other has read; absent unless both show it (CHT-09)',
    }),
  ),
  signs_to_choose: Type.Optional(
    Type.Literal(true, { description: 'The reader has never said what they show while chatting: ask them (CHT-09)' }),
  ),
  locked: Type.Optional(Type.Literal('confirmation_required')),
  closed: Type.Optional(
    Type.Literal(true, { description: 'The member cannot write to the other any more; why is not told (PRO-07)' }),
  ),
});
export type ChatView = Static<typeof ChatView>;

/** Its body is a plain string: the reply to a send is written without a look at alternatives. */
export const SentMessage = Type.Object({
  message: Type.Object({ ...MessageView.properties, body: Type.String() }),
  credits: Type.Integer(),
  wallet_version: WalletVersion,
});
export type SentMessage = Static<typeof SentMessage>;
