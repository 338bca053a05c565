import type { paths } from '../api/schema';
import type { Money } from '../members/use-formats';

export type Timeline =
  paths['/api/admin/streams/{stream}/events']['get']['responses'][200]['content']['application/json'];
export type TimelineEvent = Timeline['events'][number];
export type Seal = TimelineEvent['sealed'][number]['seal'];

/** The id of a stream: what stands after its kind. */
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

export const kindOf = (stream: string): string => stream.split('-')[0]!;

const RECORDS: Record<string, string> = {
  member: 'members',
  profile: 'members',
  album: 'members',
  wallet: 'members',
  mailing: 'members',
  starts: 'members',
  payment: 'payments',
  refund: 'refunds',
  case: 'cases',
};

/** The console's own page of what a stream is about. */
export const recordOf = (stream: string): { resource: string; id: string } | undefined => {
  const resource = RECORDS[kindOf(stream)];
  return resource === undefined ? undefined : { resource, id: idOf(stream) };
};

/** One line of an event's data; `depth` counts the objects it stands in. */
export interface Fact {
  field: string;
  name: string;
  depth: number;
  value: string | number | boolean | null | Money | undefined;
}

export const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

/** An event's data as lines; an object is a line with its parts under it. */
export function factsOf(data: object, path: readonly string[] = []): Fact[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]): Fact[] => {
    const field = [...path, name].join('.');
    const line = { field, name, depth: path.length };
    if (isMoney(value)) return [{ ...line, value }];
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
      return [{ ...line, value: value.join(', ') }];
    if (typeof value === 'object' && value !== null)
      return [{ ...line, value: undefined }, ...factsOf(value, [...path, name])];
    return [{ ...line, value: value as Fact['value'] }];
  });
}
