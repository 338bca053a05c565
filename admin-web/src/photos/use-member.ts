import { useGetManyAggregate } from 'react-admin';
import type { Member } from '../layout/values/member';

/** Whose photo it is; all that are on the page are asked for with one request. */
export const useMember = (id: string): Member | undefined =>
  useGetManyAggregate<Member>('members', { ids: [id] }).data?.[0];
