import { expect } from '@jest/globals';
import { DomainError, type ErrorDefinition } from '../../src/kernel/errors.js';
import type { Event, StreamDefinition } from '../../src/kernel/stream.js';

/** Given these events in a stream, when a rule decides, then these events (or this rejection) follow. */
export function given<S, E extends Event>(stream: StreamDefinition<S, E>, ...events: NoInfer<E>[]) {
  const state = events.reduce((folded, event) => stream.evolve(folded, event), stream.initial);
  return {
    state,
    when: (rule: (state: S) => E | E[]) => ({
      then: (...expected: unknown[]) => expect([rule(state)].flat()).toMatchObject(expected),
      thenNothing: () => expect([rule(state)].flat()).toEqual([]),
      thenRefused: <P extends object>(error: ErrorDefinition<P>, params?: Partial<P>) => {
        const refusal = refusalOf(() => rule(state));
        expect(refusal.code).toBe(error.code);
        if (params) expect(refusal.params).toMatchObject(params);
      },
      thenInvalid: (...fields: { field: string; code: string }[]) => {
        const refusal = refusalOf(() => rule(state));
        expect(refusal.code).toBe('invalid_input');
        expect(refusal.fields).toMatchObject(fields);
      },
    }),
  };
}

function refusalOf(work: () => unknown): DomainError {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('expected a refusal, but the rule accepted');
}
