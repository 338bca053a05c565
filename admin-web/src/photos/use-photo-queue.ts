import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { RejectionReason } from '../layout/dialogs/rejection-reasons';
import type { Photo } from './photo';
import type { PhotoSource } from './source';
import { useClaims } from './use-claims';
import { useUndo } from './use-undo';
import { useApi } from '../providers/api-client';

const FEW = 3;
const NONE: Photo[] = [];

/** What is before the moderator, which of it they look at and have selected, and what they do with it. */
export function usePhotoQueue(source: PhotoSource) {
  const api = useApi();
  const notify = useNotify();
  const { claimed, setClaimed, error, refresh } = useClaims(source);
  const undoing = useUndo();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [currentId, setCurrentId] = useState<string>();
  const [selected, setSelected] = useState<readonly string[]>([]);

  const client = useQueryClient();
  const left = claimed?.waiting;
  useEffect(() => {
    // The sections tell it too.
    if (left !== undefined) client.setQueryData([source.resource, 'waiting'], [source.resource, left]);
  }, [client, left, source]);

  const photos = claimed?.photos.filter(({ id }) => !hidden.includes(id)) ?? NONE;
  const at = Math.max(
    0,
    photos.findIndex(({ id }) => id === currentId),
  );
  const current = photos[at];
  const chosen = photos.filter(({ id }) => selected.includes(id));

  const fail = (reason: unknown) => {
    notify(reason instanceof Error ? reason.message : 'ra.notification.http_error', { type: 'error' });
    void refresh();
  };

  const decide = async (subjects: Photo[], reason: RejectionReason | null, statement?: string) => {
    if (subjects.length === 0) return;
    const ids = subjects.map(({ id }) => id);
    const rest = photos.filter(({ id }) => !ids.includes(id));
    setCurrentId((photos.slice(at).find(({ id }) => !ids.includes(id)) ?? rest.at(-1))?.id);
    setHidden((before) => [...before, ...ids]);
    setSelected([]);
    try {
      await source.decide(api, ids, reason, statement);
      undoing.add(subjects, reason);
      setClaimed((before) => before && { photos: without(before.photos, ids), waiting: before.waiting - ids.length });
      if (rest.length < FEW) await refresh();
    } catch (refusal) {
      fail(refusal);
    } finally {
      setHidden((before) => before.filter((id) => !ids.includes(id)));
    }
  };

  const undo = async () => {
    const latest = undoing.take();
    if (!latest) return;
    try {
      await source.undo(
        api,
        latest.photos.map(({ id }) => id),
      );
      await refresh();
      setCurrentId(latest.photos[0]!.id);
    } catch (refusal) {
      fail(refusal);
    }
  };

  return {
    resource: source.resource,
    loading: claimed === undefined,
    error,
    refresh,
    photos,
    waiting: claimed?.waiting ?? 0,
    current,
    at,
    show: (id: string) => setCurrentId(id),
    walk: (step: 1 | -1) => setCurrentId(photos[Math.min(Math.max(at + step, 0), photos.length - 1)]?.id),
    chosen,
    toggle: (id: string) =>
      setSelected((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    select: (ids: readonly string[]) => setSelected(ids),
    decide,
    undo,
    undoable: undoing.latest,
  };
}

export type PhotoQueueState = ReturnType<typeof usePhotoQueue>;

const without = (photos: Photo[], ids: string[]) => photos.filter(({ id }) => !ids.includes(id));
