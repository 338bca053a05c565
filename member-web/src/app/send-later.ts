import type { QueryClient } from '@tanstack/react-query';
import type { useNavigate } from 'react-router';
import { cachedChat } from '../features/conversations/api';
import type { Pending } from '../features/conversations/outbox';
import { sendWaiting } from '../features/conversations/send';
import { i18n } from '../lib/texts';
import { toast } from '../ui/toasts';

/** What was written without a network goes out, wherever the writer is now; at another price they are asked there again. */
export function sendLater(cache: QueryClient, navigate: ReturnType<typeof useNavigate>) {
  const tell = ({ conversationId }: Pending, say: (name: string) => string) =>
    toast(say(cachedChat(cache, conversationId)?.profile.name ?? '…'), 'error', {
      label: i18n.t('conversations.write.open'),
      onSelect: () => void navigate(`/chats/${conversationId}`),
    });
  void sendWaiting(cache, {
    onNewPrice: (message, count) => tell(message, (name) => i18n.t('device.later_price', { name, count })),
    onInsufficient: (message) => tell(message, (name) => i18n.t('device.later_credits', { name })),
  });
}
