import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { postRead } from './api';
import { applyRead } from './cache';

/** Marks as read only while the page is visible; after a failure the next opening does it. */
export function useMarkRead(conversationId: string, unread: number, allowed: boolean) {
  const cache = useQueryClient();
  const asking = useRef(false);
  const wanted = useRef(false);

  useEffect(() => {
    if (!allowed || unread === 0) return;
    const mark = async () => {
      if (document.visibilityState !== 'visible') return;
      wanted.current = true;
      if (asking.current) return;
      asking.current = true;
      try {
        // Whether the server had what came meanwhile when it was told, nobody knows here.
        while (wanted.current) {
          wanted.current = false;
          await postRead(conversationId);
        }
        applyRead(cache, conversationId);
      } catch {
        wanted.current = false;
      } finally {
        asking.current = false;
      }
    };
    const onVisible = () => void mark();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [cache, conversationId, unread, allowed]);
}
