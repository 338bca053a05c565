import type { ComponentType } from 'react';
import type { ApiError } from '../../lib/api-client/api-error';
import type { Message } from './api';

/** Words; null where they are not to be shown. */
export type Words = { kind: 'words'; body: string | null };

/** One of the catalogue, with words or without (CHT-10). */
export type GiftContent = { kind: 'gift'; gift: string; body: string };

export type Photo = NonNullable<Message['photo']>;

/** A photo, without words (CHT-11). */
export type PhotoContent = {
  kind: 'photo';
  /** Absent until the server has it. */
  photo?: Photo;
  /** On this device, while it is on its way. */
  file?: string;
};

/** What a message holds: one member of this union for each kind, each shown and sent by a file of its own. */
export type Content = Words | GiftContent | PhotoContent;

export function contentOf({ body, gift, photo }: Pick<Message, 'body' | 'gift' | 'photo'>): Content {
  if (photo) return { kind: 'photo', photo };
  return gift !== undefined && body !== null ? { kind: 'gift', gift, body } : { kind: 'words', body };
}

export type Outgoing<C extends Content = Content> = {
  /** Also the key it is sent with, so a repeated send is the same message. */
  id: string;
  content: C;
  /** In credits, as the button said that was pressed (MNY-12). */
  price: number;
};

/** Sent, and what is left. The message itself is told later where it is not there yet, as with a photo under inspection. */
export type Sent = { message?: Message; credits?: number; wallet_version?: number };

/** All that the list, the outbox and the search have to know about one kind of message. */
export interface Kind<C extends Content> {
  /** In the bubble. */
  View: ComponentType<{ id: string; content: C; fromMe: boolean; sentAt: string; version?: number | undefined }>;
  /** The setting that tells its price; null: a gift's is in the catalogue. */
  pricedBy: 'message_credits' | 'photo_credits' | null;
  /** What can be searched and copied of it; null where it has no words. */
  textOf: (content: C) => string | null;
  /** @throws ApiError */
  post: (conversationId: string, message: Outgoing<C>) => Promise<Sent>;
  onSent?: (conversationId: string, content: C) => void;
  /** Refused, and no second try could change it: what was written goes back to where it can be written on. */
  putBack?: (conversationId: string, content: C, refusal: ApiError) => void;
}
