import { usePermissions } from 'react-admin';
import { ShowPage } from '../layout/show-page';
import type { Role } from '../providers/auth-provider';
import { MemberPage } from './member-page';
import { mayDisable, mayFlag, type Member, type MemberPage as Whole } from './member';

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
