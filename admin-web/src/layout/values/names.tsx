import { useReference, useTranslate, type RaRecord, Link, useCreatePath, type LinkProps } from 'react-admin';
import { Erased } from './member-marks';
import type { Member } from './member';
import { shortId } from './references';

/** Names of a whole list are fetched together. */
export function MemberName({ id }: { id: string }) {
  const { referenceRecord, isPending } = useReference<Member>({ reference: 'members', id });
  if (isPending) return '…';
  return referenceRecord?.name ?? <Erased />;
}

export function StaffName({ id }: { id: string }) {
  const translate = useTranslate();
  const { referenceRecord, isPending } = useReference<RaRecord & { name: string | null }>({ reference: 'staff', id });
  if (isPending) return '…';
  return referenceRecord?.name ?? translate('events.actor.staff', { id: shortId(id) });
}

interface Actor {
  kind: 'member' | 'staff' | 'system' | 'visitor';
  id: string | null;
  name: string | null;
}

export function ActorName({ of: { kind, id, name } }: { of: Actor }) {
  const translate = useTranslate();
  if (kind === 'member' && id !== null) return <MemberName id={id} />;
  return name ?? translate(`events.actor.${kind}`, { id: id && shortId(id) });
}

export function MethodName({ id }: { id: string }) {
  const translate = useTranslate();
  return translate(`console.payment_methods.${id}`, { _: id });
}

interface RecordLinkProps extends Omit<LinkProps, 'to'> {
  resource: string;
  id: string | number;
}

export function RecordLink({ resource, id, ...link }: RecordLinkProps) {
  const createPath = useCreatePath();
  return <Link {...link} to={createPath({ resource, id, type: 'show' })} />;
}

export const MemberLink = ({ id }: { id: string }) => (
  <RecordLink resource="members" id={id}>
    <MemberName id={id} />
  </RecordLink>
);
