import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { postRead } from './api';
import { applyRead } from './cache';

/** Marks as read only while the page is visible; after a failure the next opening does it. */
export function useMarkRead(conversationId: string, unread: number, allowed: boolean) {
  const cache = useQueryClient();
  const asking = useRef(false);

  useEffect(() => {
    if (!allowed || unread === 0) return;
    const mark = () => {
      if (document.visibilityState !== 'visible' || asking.current) return;
      asking.current = true;
      postRead(conversationId)
        .then(() => applyRead(cache, conversationId))
        .catch(() => undefined)
        .finally(() => {
          asking.current = false;
        });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [cache, conversationId, unread, allowed]);
}
