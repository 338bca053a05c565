import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { turns, useHold } from '../layout/shows/use-hold';
import type { RejectionReason } from '../layout/dialogs/rejection-reasons';
import type { Photo, Undoable, ClaimedPhotos } from './photo';
import type { PhotoSource } from './source';
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

  /** @returns whether it was done; why it was not has been told */
  const decide = async (subjects: Photo[], reason: RejectionReason | null, statement?: string): Promise<boolean> => {
    if (subjects.length === 0) return false;
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
      return true;
    } catch (refusal) {
      fail(refusal);
      return false;
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

// The server's ten seconds began before its answer was here.
const SPAN = 9_500;

/** Decisions of the last seconds, the latest last. */
function useUndo() {
  const [list, setList] = useState<readonly Undoable[]>([]);
  const first = list[0]?.ends;
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(
      () => setList((before) => before.filter(({ ends }) => ends > first)),
      Math.max(0, first - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [first]);
  return {
    latest: list.at(-1),
    add: (photos: Photo[], reason: RejectionReason | null) =>
      setList((before) => [...before, { photos, reason, ends: Date.now() + SPAN }]),
    take: (): Undoable | undefined => {
      setList((before) => before.slice(0, -1));
      return list.at(-1);
    },
  };
}

/** What others had for a minute without a decision is there for whoever looks. */
const LOOK_AGAIN = 15_000;

const inTurn = turns();

/** The photos that this moderator, and nobody else, has before them; given back when the page is left. */
function useClaims(source: PhotoSource) {
  const api = useApi();
  const [claimed, setClaimed] = useState<ClaimedPhotos>();
  const [error, setError] = useState<unknown>();

  const refresh = () =>
    inTurn(() => source.claim(api)).then(
      (found) => {
        setClaimed(found);
        setError(undefined);
      },
      (reason: unknown) => setError(reason),
    );

  const release = (keepalive: boolean) => {
    inTurn(() => source.release(api, keepalive)).catch(() => undefined);
  };
  // What an earlier visit left behind may have ended, so that it goes to whoever waits while it is looked at here.
  const begin = useEffectEvent(() => release(false));
  useEffect(() => begin(), []);
  useHold({ of: source.resource, every: LOOK_AGAIN, take: () => void refresh(), release });

  return { claimed, setClaimed, error, refresh };
}
