import { useQueryClient } from '@tanstack/react-query';
import { unreachable } from '../../lib/api-client/api-error';
import { newKey } from '../../lib/new-key';
import type { Content } from './content';
import { kindOf } from './kinds';
import { addPending, changePending, dropPending, waits, type Pending } from './outbox';
import { sendPending, sendWaiting, type Told } from './send';

/** Shows the message at once and sends it. */
export function useSendMessage(conversationId: string, told: Told) {
  const cache = useQueryClient();
  return {
    /** `price`: in credits, as shown on the button that was pressed. */
    send(content: Content, price: number) {
      const message: Pending = { id: newKey(), conversationId, content, price, sentAt: new Date().toISOString() };
      addPending(message);
      void sendPending(cache, message, told);
    },
    retry(message: Pending) {
      // All messages that wait for a connection are sent, in order.
      if (waits(message)) return void sendWaiting(cache, told, conversationId);
      changePending(message.id, undefined);
      void sendPending(cache, message, told);
    },
    discard(message: Pending) {
      const { content } = message;
      dropPending(message.id);
      // Nothing was wrong with it: who thinks better of it may want to change a word.
      if (waits(message)) kindOf(content).putBack?.(conversationId, content, unreachable(undefined));
      else kindOf(content).onDiscarded?.(conversationId, content);
    },
  };
}
