import { useFormats } from '../members/use-formats';
import type { ObjectionItem } from './objections';

/** For how long it has waited; once decided, since when it had. */
export function Waiting({ status, objected_at }: Pick<ObjectionItem, 'status' | 'objected_at'>) {
  const formats = useFormats();
  return status === 'open' ? formats.age(objected_at) : '–';
}
