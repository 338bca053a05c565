import { onSignOut } from '../../lib/session';
import { createStore } from '../../lib/store';

/** What waits to be shown: a like that came in, or a match. Only ids; the cards come with the likes. */
export type Moment = { kind: 'like' | 'match'; id: string };

export const moments = createStore<readonly Moment[]>([]);
onSignOut(() => moments.set([]));

export const showMatch = (id: string) => add({ kind: 'match', id });
/** A like that was returned before it was told is a match, and shown as one already. */
export const showNewLike = (id: string) => {
  if (!moments.get().some((waiting) => waiting.kind === 'match' && waiting.id === id)) add({ kind: 'like', id });
};
export const endMoment = ({ kind, id }: Moment) =>
  moments.set((waiting) => waiting.filter((one) => one.id !== id || one.kind !== kind));

const add = (moment: Moment) => moments.set((waiting) => [...waiting.filter(({ id }) => id !== moment.id), moment]);
