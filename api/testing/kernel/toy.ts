import { randomUUID } from 'node:crypto';
import type { Context } from '../../src/kernel/context.js';
import { defineError } from '../../src/kernel/errors.js';
import { defineProjection } from '../../src/kernel/projection.js';
import type { Kernel } from '../../src/kernel/kernel.js';
import { defineStream, type Event } from '../../src/kernel/stream.js';
import { column, readModelTable, type RowOf } from '../../src/kernel/tables.js';

/**
 * A small domain for testing the kernel: purses pay for words said in talks; a gate between two parties can be shut.
 */
type PurseEvent = Event<'PurseFilled', { credits: number }> | Event<'PursePaid', { credits: number }>;
export const purse = defineStream<{ credits: number }, PurseEvent>({
  type: 'purse',
  revision: 1,
  initial: { credits: 0 },
  evolve: ({ credits }, { type, data }) => ({
    credits: type === 'PurseFilled' ? credits + data.credits : credits - data.credits,
  }),
});

type TalkEvent = Event<'WordSaid', { by: string; price: number; text?: string }>;
export const talk = defineStream<{ words: number }, TalkEvent>({
  type: 'talk',
  revision: 1,
  initial: { words: 0 },
  evolve: ({ words }) => ({ words: words + 1 }),
});

type GateEvent = Event<'GateShut', object> | Event<'GateOpened', object>;
export const gate = defineStream<{ shut: boolean }, GateEvent>({
  type: 'gate',
  revision: 1,
  initial: { shut: false },
  evolve: (_state, { type }) => ({ shut: type === 'GateShut' }),
});

const none = { default: 0 };
const PurseRow = readModelTable(
  'purses',
  { id: column.text({ primary: true }), credits: column.integer(none), paid: column.integer(none) },
  ['credits >= 0'],
);
export const purses = defineProjection<RowOf<typeof PurseRow>, PurseEvent>({
  entity: PurseRow,
  revision: 1,
  mode: 'inline',
  on: {
    PurseFilled: ({ streamId, data }, rows) => rows.upsert({ id: streamId }, {}, { add: { credits: data.credits } }),
    PursePaid: ({ streamId, data }, rows) =>
      rows.update({ id: streamId }, {}, { add: { credits: -data.credits, paid: data.credits } }),
  },
});

const TalkRow = readModelTable('talks', {
  id: column.text({ primary: true }),
  words: column.integer(none),
  last_by: column.text(),
});
export const talks = defineProjection<RowOf<typeof TalkRow>, TalkEvent>({
  entity: TalkRow,
  revision: 1,
  mode: 'async',
  order: 'key',
  on: {
    WordSaid: ({ streamId, data }, rows) => rows.upsert({ id: streamId }, { last_by: data.by }, { add: { words: 1 } }),
  },
});

export const toyContext: Context = { name: 'toy', streams: [purse, talk, gate], projections: [purses, talks] };

export const poor = defineError<{ credits: number }>('toy_poor', 402);
export const shut = defineError('toy_shut', 403);

/** Says a word for a price: writes two streams and reads one. */
export function say(
  kernel: Kernel,
  {
    by,
    talkId,
    price = 1,
    key = randomUUID(),
    text = 'hello',
  }: { by: string; talkId: string; price?: number; key?: string; text?: string },
): Promise<{ version: number; credits: number }> {
  const [from, to, between] = [purse.of(by), talk.of(talkId), gate.of(talkId)];
  return kernel.store.transact(
    { actor: by, key, request: { talkId, text }, reads: [between], writes: [from, to] },
    (tx) => {
      if (tx.state(between).shut) throw shut({});
      const { credits } = tx.state(from);
      if (credits < price) throw poor({ credits });
      tx.append(from, { type: 'PursePaid', data: { credits: price } });
      tx.append(to, { type: 'WordSaid', data: { by, price } });
      return { version: tx.state(to).words, credits: credits - price };
    },
  );
}

export const fill = (kernel: Kernel, id: string, credits: number, key: string = randomUUID()) =>
  kernel.store.transact({ actor: 'system', key, request: { id, credits }, writes: [purse.of(id)] }, (tx) =>
    tx.append(purse.of(id), { type: 'PurseFilled', data: { credits } }),
  );

export const setGate = (kernel: Kernel, id: string, type: GateEvent['type']) =>
  kernel.store.transact({ actor: 'system', key: randomUUID(), request: { id, type }, writes: [gate.of(id)] }, (tx) =>
    tx.append(gate.of(id), { type, data: {} }),
  );
