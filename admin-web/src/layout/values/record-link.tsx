import { Link, useCreatePath, type LinkProps } from 'react-admin';
import { MemberName } from './member-name';

interface RecordLinkProps extends Omit<LinkProps, 'to'> {
  resource: string;
  id: string | number;
}

/** To a record's page. */
export function RecordLink({ resource, id, ...link }: RecordLinkProps) {
  const createPath = useCreatePath();
  return <Link {...link} to={createPath({ resource, id, type: 'show' })} />;
}

export const MemberLink = ({ id }: { id: string }) => (
  <RecordLink resource="members" id={id}>
    <MemberName id={id} />
  </RecordLink>
);
