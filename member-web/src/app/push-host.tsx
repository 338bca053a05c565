import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pushState, resumePush } from '../features/notifications/push';
import { watchPermission } from '../lib/permission';
import { useSettings } from '../lib/settings';
import type { WorkerMessage } from '../service-worker/messages';
import { refetchAll } from './live';

/** What the service worker says to an open page: reload what is new, or go where a pressed notification leads. */
export function PushHost({ memberId }: { memberId: string }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { push_public_key: key } = useSettings();

  useEffect(() => {
    void resumePush(memberId, key);
    // Whoever follows the advice to allow it in the browser's settings sees the switch come back, and the other way round.
    return watchPermission('notifications', (state) => {
      if ((state === 'denied') !== (pushState.get() === 'denied')) void resumePush(memberId, key);
    });
  }, [memberId, key]);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const hear = ({ data, ports }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'push') void refetchAll(cache);
      if (data.type !== 'open') return;
      ports[0]?.postMessage(true);
      void navigate(data.path);
    };
    serviceWorker.addEventListener('message', hear);
    return () => serviceWorker.removeEventListener('message', hear);
  }, [cache, navigate]);

  return null;
}
