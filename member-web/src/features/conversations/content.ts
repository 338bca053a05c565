import type { ComponentType } from 'react';
import type { ApiError } from '../../lib/api-client/api-error';
import type { Message } from './api';

/** Text; null if it may not be shown. */
export type Words = { kind: 'words'; body: string | null };

/** A gift of the catalogue; the text is optional (CHT-10). `shown`: how far it may show on the other's profile, if at all. */
export type GiftContent = { kind: 'gift'; gift: string; body: string; shown?: 'unnamed' | 'named' };

export type Photo = NonNullable<Message['photo']>;

/** A photo, without text (CHT-11). */
export type PhotoContent = {
  kind: 'photo';
  /** Absent until the server has stored it. */
  photo?: Photo;
  /** Address of the local file while it is being sent. */
  file?: string;
};

/** The content of a message. Each kind is shown and sent by a file of its own (see `kinds.ts`). */
export type Content = Words | GiftContent | PhotoContent;

export function contentOf({ body, gift, photo }: Pick<Message, 'body' | 'gift' | 'photo'>): Content {
  if (photo) return { kind: 'photo', photo };
  return gift !== undefined && body !== null ? { kind: 'gift', gift, body } : { kind: 'words', body };
}

export type Outgoing<C extends Content = Content> = {
  /** Also the idempotency key: sending it again gives the same message. */
  id: string;
  content: C;
  /** In credits, as shown on the button that was pressed (MNY-12). */
  price: number;
};

/** Sent, and what is left. The message itself is told later where it is not there yet, as with a photo under inspection. */
export type Sent = { message?: Message; credits?: number; wallet_version?: number };

/** All that the message list and the outbox know about a kind of message. */
export interface Kind<C extends Content> {
  /** Renders it inside the bubble. `stopped`: it was on its way and is not any more. */
  View: ComponentType<{
    id: string;
    content: C;
    fromMe: boolean;
    sentAt: string;
    version?: number | undefined;
    stopped: boolean;
  }>;
  /** The setting with its price; null for gifts, whose prices are in the catalogue. */
  pricedBy: 'message_credits' | 'photo_credits' | null;
  /** Its text; null if it has none. */
  textOf: (content: C) => string | null;
  /** @throws ApiError */
  post: (conversationId: string, message: Outgoing<C>) => Promise<Sent>;
  onSent?: (conversationId: string, content: C) => void;
  /** Its writer gave it up after a failure: nothing of it stays. */
  onDiscarded?: (conversationId: string, content: C) => void;
  /** After a refusal that a retry cannot change: puts the content back where it can be edited. */
  putBack?: (conversationId: string, content: C, refusal: ApiError) => void;
}
