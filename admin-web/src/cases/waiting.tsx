import { useAge } from '../layout/values/use-age';
import type { ObjectionItem } from './objections';

/** For how long it has waited; once decided, since when it had. */
export function Waiting({ status, objected_at }: Pick<ObjectionItem, 'status' | 'objected_at'>) {
  const age = useAge();
  return status === 'open' ? age(objected_at) : '–';
}
