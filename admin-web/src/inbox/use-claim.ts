import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { codeOf } from '../providers/problem';
import type { InboxConversation } from './inbox';
import { useApi } from '../providers/api-client';

const KEEP = 60_000;

/**
 * Keeps colleagues from answering in the same conversation while it is open here; `other`: one of them was first.
 * `claimed`: who has it, as it was last read.
 */
export function useClaim(id: string, claimed: InboxConversation['claimed'] | undefined): 'asking' | 'mine' | 'other' {
  const api = useApi();
  const client = useQueryClient();
  const [held, setHeld] = useState<'asking' | 'mine' | 'other'>('asking');
  const claim = useEffectEvent((isOpen: () => boolean) => {
    api.POST('/api/admin/inbox/{id}/claim', { params: { path: { id } } }).then(
      () => {
        if (!isOpen())
          return void api
            .POST('/api/admin/inbox/{id}/release', { params: { path: { id } }, keepalive: false })
            .catch(() => undefined);
        setHeld('mine');
        void client.invalidateQueries({ queryKey: ['inbox'] });
      },
      (error: unknown) => isOpen() && codeOf(error) === 'conversation_claimed' && setHeld('other'),
    );
  });
  const release = useEffectEvent((keepalive: boolean) => {
    api.POST('/api/admin/inbox/{id}/release', { params: { path: { id } }, keepalive }).catch(() => undefined);
  });
  useEffect(() => {
    let open = true;
    const isOpen = () => open;
    const leave = () => release(true);
    claim(isOpen);
    const timer = setInterval(() => claim(isOpen), KEEP);
    window.addEventListener('pagehide', leave);
    return () => {
      open = false;
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      release(false);
    };
  }, []);
  const isFree = held === 'other' && claimed === null;
  useEffect(() => {
    let open = true;
    if (isFree) claim(() => open);
    return () => {
      open = false;
    };
  }, [isFree]);
  return held;
}
