import type { ComponentType } from 'react';
import type { ApiError } from '../../lib/api-client/api-error';
import type { Message, SentMessage } from './api';

/** Words; null where they are not to be shown. */
export type Words = { kind: 'words'; body: string | null };

/** One of the catalogue, with words or without (CHT-10). */
export type GiftContent = { kind: 'gift'; gift: string; body: string };

/** What a message holds: one member of this union for each kind, each shown and sent by a file of its own. */
export type Content = Words | GiftContent;

export const contentOf = ({ body, gift }: Pick<Message, 'body' | 'gift'>): Content =>
  gift !== undefined && body !== null ? { kind: 'gift', gift, body } : { kind: 'words', body };

export type Outgoing<C extends Content = Content> = {
  /** Also the key it is sent with, so a repeated send is the same message. */
  id: string;
  content: C;
  /** In credits, as the button said that was pressed (MNY-12). */
  price: number;
};

/** All that the list, the outbox and the search have to know about one kind of message. */
export interface Kind<C extends Content> {
  /** In the bubble. */
  View: ComponentType<{ id: string; content: C; fromMe: boolean; sentAt: string }>;
  /** What can be searched and copied of it; null where it has no words. */
  textOf: (content: C) => string | null;
  /** @throws ApiError */
  post: (conversationId: string, message: Outgoing<C>) => Promise<SentMessage>;
  /** Refused, and no second try could change it: what was written goes back to where it can be written on. */
  putBack?: (conversationId: string, content: C, refusal: ApiError) => void;
}
