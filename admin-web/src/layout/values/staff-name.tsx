import { useReference, useTranslate, type RaRecord } from 'react-admin';
import { shortId } from './references';

/** Names of a whole list are fetched together. */
export function StaffName({ id }: { id: string }) {
  const translate = useTranslate();
  const { referenceRecord, isPending } = useReference<RaRecord & { name: string | null }>({ reference: 'staff', id });
  if (isPending) return '…';
  return referenceRecord?.name ?? translate('events.actor.staff', { id: shortId(id) });
}
