import type { Event, RecordedEvent } from './stream.js';

/** An event for one member's open screens. `data` may contain sealed strings; they are unsealed before sending. */
export interface LiveNotice {
  to: string;
  event: string;
  data: object;
}

type Notices<E extends Event> = {
  [T in E['type']]?: (event: RecordedEvent<Extract<E, { type: T }>>) => LiveNotice[];
};

export interface LiveDefinition {
  readonly kind: 'live';
  readonly on: Readonly<Record<string, ((event: RecordedEvent) => LiveNotice[]) | undefined>>;
}

/** Maps events to notices, which are delivered to the members' open streams on every process (CHT-09). */
export const defineLive = <E extends Event>(live: { on: Notices<E> }): LiveDefinition =>
  ({ kind: 'live', ...live }) as LiveDefinition;
