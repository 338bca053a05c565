import { useEffect, useEffectEvent, useState } from 'react';
import type { ClaimedPhotos } from './photo';
import { useApi } from '../providers/api-client';
import type { PhotoSource } from './source';

/** What others had for a minute without a decision is there for whoever looks. */
const LOOK_AGAIN = 15_000;

// Leaving and coming back at once must not give away what was just taken.
let last: Promise<unknown> = Promise.resolve();
const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
};

/** The photos that this moderator, and nobody else, has before them; given back when the page is left. */
export function useClaims(source: PhotoSource) {
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

  const keep = useEffectEvent(() => void refresh());
  const leave = useEffectEvent((keepalive: boolean) => {
    inTurn(() => source.release(api, keepalive)).catch(() => undefined);
  });
  useEffect(() => {
    // What an earlier visit left behind may have ended, so that it goes to whoever waits while it is looked at here.
    leave(false);
    keep();
    const onHide = () => leave(true);
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && keep();
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      leave(false);
    };
  }, []);
  useEffect(() => {
    const timer = setInterval(() => keep(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, []);

  return { claimed, setClaimed, error, refresh };
}
