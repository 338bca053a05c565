import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useApi, type Answer } from '../../providers/api-client';
import { turns, useHold } from './use-hold';

export type Claim = Answer<'/api/admin/cases/{id}/claim', 'post'>;
type Resource = 'cases' | 'refunds' | 'proposals' | 'chargebacks';

/** Milliseconds: well within the three minutes after which it is free again. */
const KEEP = 60_000;
const LOOK_AGAIN = 10_000;

const inTurn = turns();

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
  const other = holder !== null && identity !== undefined && holder.by !== identity.id ? holder : null;
  const release = (keepalive: boolean) => {
    const request = { params: { path: { id } }, keepalive };
    inTurn(() => api.POST(`/api/admin/${resource}/{id}/release`, request)).catch(() => undefined);
  };
  useHold({
    of: waits ? `${resource} ${id}` : undefined,
    every: other ? LOOK_AGAIN : KEEP,
    take: (isOpen) =>
      void ask(false).then(
        ({ data }) => (isOpen() ? setHolder(data ?? null) : release(false)),
        () => undefined,
      ),
    release,
  });
  const takeOver = () => ask(true).then(({ data }) => setHolder(data ?? null));
  return { other: waits ? other : null, takeOver };
}
