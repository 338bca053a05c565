import { useReference } from 'react-admin';
import { RowLink } from '../layout/lists/row-link';
import type { Member } from '../layout/values/member';
import { MemberName } from '../layout/values/member-name';

/** Who used a code. Of a member who was erased no page is left to lead to. */
export function UserLink({ memberId }: { memberId: string }) {
  const { referenceRecord } = useReference<Member>({ reference: 'members', id: memberId });
  if (!referenceRecord) return <MemberName id={memberId} />;
  return (
    <RowLink resource="members" id={memberId}>
      {referenceRecord.name}
    </RowLink>
  );
}
