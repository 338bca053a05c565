import type { Event, RecordedEvent } from './stream.js';

/** Something to tell one member's open screens. `data` may hold sealed strings; they are opened before sending. */
export interface LiveNotice {
  to: string;
  event: string;
  data: object;
}

type Notices<E extends Event> = {
  [T in E['type']]?: (event: RecordedEvent<Extract<E, { type: T }>>) => LiveNotice[];
};

export interface LiveDefinition {
  readonly on: Readonly<Record<string, ((event: RecordedEvent) => LiveNotice[]) | undefined>>;
}

/** When this event, tell these members' open streams, on every process (CHT-09). */
export const defineLive = <E extends Event>(live: { on: Notices<E> }): LiveDefinition => live as LiveDefinition;
