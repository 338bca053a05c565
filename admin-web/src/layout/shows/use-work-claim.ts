import { useEffect, useEffectEvent, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useApi, type Answer } from '../../providers/api-client';

export type Claim = Answer<'/api/admin/cases/{id}/claim', 'post'>;
type Resource = 'cases' | 'refunds' | 'proposals' | 'chargebacks';

/** Milliseconds: well within the three minutes after which it is free again. */
const KEEP = 60_000;
const LOOK_AGAIN = 10_000;

// Leaving and coming back at once must not give away what was just taken.
let last: Promise<unknown> = Promise.resolve();
const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
};

interface WorkClaim {
  /** A colleague who has it; null: nobody else does, as far as is known. */
  other: Claim | null;
  takeOver: () => Promise<unknown>;
}

/** Has a record of a queue while its page is open and something waits there, so that two never decide the same. */
export function useWorkClaim(resource: Resource, id: string, waits: boolean): WorkClaim {
  const api = useApi();
  const { identity } = useGetIdentity();
  const [holder, setHolder] = useState<Claim | null>(null);
  const ask = (over: boolean) => {
    const request = { params: { path: { id } }, body: { over } };
    return inTurn(() => api.POST(`/api/admin/${resource}/{id}/claim`, request));
  };
  const release = useEffectEvent((keepalive: boolean) => {
    const request = { params: { path: { id } }, keepalive };
    inTurn(() => api.POST(`/api/admin/${resource}/{id}/release`, request)).catch(() => undefined);
  });
  const claim = useEffectEvent((isOpen: () => boolean) => {
    ask(false).then(
      ({ data }) => (isOpen() ? setHolder(data ?? null) : release(false)),
      () => undefined,
    );
  });
  const other = holder !== null && identity !== undefined && holder.by !== identity.id ? holder : null;
  const claimed = other !== null;
  useEffect(() => {
    if (!waits) return;
    let open = true;
    const isOpen = () => open;
    claim(isOpen);
    const timer = setInterval(() => claim(isOpen), claimed ? LOOK_AGAIN : KEEP);
    return () => {
      open = false;
      clearInterval(timer);
    };
  }, [resource, id, waits, claimed]);
  useEffect(() => {
    if (!waits) return;
    const leave = () => release(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      release(false);
    };
  }, [resource, id, waits]);
  const takeOver = () => ask(true).then(({ data }) => setHolder(data ?? null));
  return { other: waits ? other : null, takeOver };
}
