import { useReference } from 'react-admin';
import { Erased } from './member-marks';
import type { Member } from './member';

/** Names of a whole list are fetched together. */
export function MemberName({ id }: { id: string }) {
  const { referenceRecord, isPending } = useReference<Member>({ reference: 'members', id });
  if (isPending) return '…';
  return referenceRecord?.name ?? <Erased />;
}
