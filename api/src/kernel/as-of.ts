import type { Event, StreamDefinition } from './stream.js';

/** How events make a state: a stream's own definition, or another view of the same events. */
export type Fold<S, E extends Event> = Pick<StreamDefinition<S, E>, 'initial' | 'evolve'>;

/** A state as of an instant (null: of now). `over`: an event after it was seen, so all that follow are later too. */
export interface AsOf<S> {
  instant: Date | null;
  state: S;
  over: boolean;
}

export const beginAsOf = <S, E extends Event>({ initial }: Fold<S, E>, instant: Date | null): AsOf<S> => ({
  instant,
  state: initial,
  over: false,
});

/**
 * The next event of a stream, in its order. What was recorded at the very instant counts. A stream is cut once: an event
 * behind one that came too late is too late as well, whatever the database's clock said.
 */
export function nextAsOf<S, E extends Event>({ evolve }: Fold<S, E>, then: AsOf<S>, event: E & { at: Date }): AsOf<S> {
  const over = then.over || (then.instant !== null && event.at > then.instant);
  return over ? { ...then, over } : { ...then, state: evolve(then.state, event) };
}
