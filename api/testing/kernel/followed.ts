import type { Context } from '../../src/kernel/context.js';
import { defineJob, definePolicy } from '../../src/kernel/policy.js';
import { defineProjection } from '../../src/kernel/projection.js';
import type { Event } from '../../src/kernel/stream.js';
import { column, readModelTable, type RowOf } from '../../src/kernel/tables.js';
import { gate, purse, purses, talk, talks } from './toy.js';

type WordSaid = Event<'WordSaid', { by: string; price: number; text?: string }>;

/** A few rows that every event adds to. */
const SpokenRow = readModelTable('spoken', {
  length: column.integer({ primary: true }),
  words: column.integer({ default: 0 }),
});
const spoken = defineProjection<RowOf<typeof SpokenRow>, WordSaid>({
  entity: SpokenRow,
  revision: 1,
  mode: 'async',
  order: 'none',
  on: {
    WordSaid: ({ streamId, version }, rows) => {
      rows.upsert({ length: streamId.length }, {}, { add: { words: 1 } });
      rows.upsert({ length: 100 + (version % 3) }, {}, { add: { words: 1 } });
    },
  },
});
/** The same words, in the order of the whole log. */
const LastRow = readModelTable('last_words', {
  id: column.integer({ primary: true }),
  talk: column.text(),
  version: column.integer(),
});
const lastWords = defineProjection<RowOf<typeof LastRow>, WordSaid>({
  entity: LastRow,
  revision: 1,
  mode: 'async',
  order: 'log',
  on: {
    WordSaid: ({ streamId, version }, rows) => rows.upsert({ id: 1 }, { talk: streamId, version }),
  },
});
export const told = defineJob<{ talk: string; version: number }>('tell-of-word');
/** The toy with followers of every order. */
export const followedContext: Context = {
  name: 'toy',
  streams: [purse, talk, gate],
  projections: [purses, talks, spoken, lastWords],
  policies: [
    definePolicy<WordSaid>({
      name: 'tell-of-words',
      on: {
        WordSaid: ({ streamId, version }) => [told.at({ talk: streamId, version }, { key: `${streamId} ${version}` })],
      },
    }),
  ],
};
