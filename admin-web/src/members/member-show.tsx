import { usePermissions } from 'react-admin';
import { ShowPage } from '../layout/shows/show-page';
import type { Role } from '../providers/auth-provider';
import { MemberPage } from './member-page';
import type { Member } from '../layout/values/member';
import { mayDisable, mayFlag, type MemberPage as Whole } from './member';

export function MemberShow() {
  const { permissions: role } = usePermissions<Role>();
  const hints = [
    ...(mayDisable(role) ? [{ keys: ['D'], text: 'disable' }] : []),
    ...(mayFlag(role) ? [{ keys: ['F'], text: 'fictional' }] : []),
  ];
  return (
    <ShowPage<Member | Whole> hints={hints} rowFirst>
      {(member) => <MemberPage member={member} />}
    </ShowPage>
  );
}
