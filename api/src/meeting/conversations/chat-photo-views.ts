import { Type, type Static } from 'typebox';
import { REJECTION_REASONS } from '../../members/photos/index.js';
import { Id, Instant, Nullable } from '../../kernel/index.js';

/** Why a photo does not stand in the conversation; its sender reads it. */
const REFUSAL_REASONS = [...REJECTION_REASONS, 'not_delivered', 'unanswered'] as const;

/** A photo in a chat, as one of the two sees it (CHT-11). */
export const ChatPhotoView = Type.Object({
  id: Id,
  status: Type.Enum(['inspecting', 'shown', 'rejected'], {
    description: '`inspecting`: the other knows nothing of it yet; `rejected`: neither of the two sees it',
  }),
  reason: Nullable(Type.Enum(REFUSAL_REASONS), { description: 'Why it is rejected; for its sender alone' }),
  url: Nullable(Type.String(), {
    description: 'Where it is to be seen, blurred while the reader has not asked for it',
  }),
  card_url: Nullable(Type.String()),
  placeholder: Nullable(Type.String(), { description: 'A few pixels of it, as a data address' }),
  blurred: Type.Boolean({ description: 'The reader has not said yet that they want to see photos here' }),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type ChatPhotoView = Static<typeof ChatPhotoView>;

/** An own photo that has no message: it waits to be inspected, or did not pass. */
export const WaitingPhoto = Type.Object({
  id: Type.String({ description: 'The idempotency key it was sent with' }),
  sent_at: Instant,
  photo: ChatPhotoView,
  credits_returned: Type.Optional(Type.Integer({ description: 'It did not pass: what was paid for it is back' })),
});
export type WaitingPhoto = Static<typeof WaitingPhoto>;

/** What a chat shows of its photos. They are sent, inspected and stored in a context that stands on this one and provides it. */
export abstract class ChatPhotoViews {
  /** Of those of one conversation, by their ids, as one of the two sees them. */
  abstract viewsOf(
    photoIds: readonly string[],
    viewer: { viewerId: string; allowed: boolean },
  ): Promise<Map<string, { view: ChatPhotoView; returned: number }>>;

  /** A member's own photos in a conversation that have no message, the oldest first. */
  abstract waitingOf(memberId: string, conversationId: string): Promise<WaitingPhoto[]>;
}
