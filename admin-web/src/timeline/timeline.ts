import { idOf, kindOf } from '../layout/values/stream-name';
import { STREAM_PAGES } from '../layout/values/stream-pages';
import type { Money } from '../layout/values/words';
import type { Answer } from '../providers/api-client';

export type Timeline = Answer<'/api/admin/streams/{stream}/events', 'get'>;
export type TimelineEvent = Timeline['events'][number];
export type Seal = TimelineEvent['sealed'][number]['seal'];

/** The console's own page of what a stream is about. */
export const recordOf = (stream: string): { resource: string; id: string } | undefined => {
  if (stream === 'settings-site') return { resource: 'settings', id: 'history' };
  const resource = STREAM_PAGES[kindOf(stream)];
  return resource === undefined ? undefined : { resource, id: idOf(stream) };
};

type Value = string | number | boolean | null | Money | undefined;

/** One line of an event's data; `depth` counts the objects it stands in. */
export interface Fact {
  /** The way to it, places in lists and all: `to.0.credits`. */
  field: string;
  /** The same without places in lists. */
  path: string;
  name: string;
  /** Where it stands for the whole of one part of a list: which, from 1. */
  place?: number;
  depth: number;
  value: Value | string[];
}

export const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

/** An event's data as lines; an object is a line with its parts under it, and so is each part of a list. */
export const factsOf = (data: object): Fact[] => objectFacts(data, [], [], 0);

function objectFacts(data: object, field: readonly string[], path: readonly string[], depth: number): Fact[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    factsAt(value, { field: [...field, name], path: [...path, name], name, depth }),
  );
}

interface At {
  field: string[];
  path: string[];
  name: string;
  place?: number;
  depth: number;
}

function factsAt(value: unknown, at: At): Fact[] {
  const line = { ...at, field: at.field.join('.'), path: at.path.join('.') };
  if (isMoney(value)) return [{ ...line, value }];
  if (Array.isArray(value)) {
    if (value.length === 0) return [{ ...line, value: null }];
    if (value.every((one) => typeof one !== 'object')) return [{ ...line, value: value.map(String) }];
    return [
      { ...line, value: undefined },
      ...value.flatMap((one: unknown, i) =>
        factsAt(one, { ...at, field: [...at.field, String(i)], place: i + 1, depth: at.depth + 1 }),
      ),
    ];
  }
  if (typeof value === 'object' && value !== null)
    return [{ ...line, value: undefined }, ...objectFacts(value, at.field, at.path, at.depth + 1)];
  return [{ ...line, value: value as Value }];
}
