import Box from '@mui/material/Box';
import { usePermissions } from 'react-admin';
import { WalletHistory } from '../layout/wallet-history';
import type { Role } from '../providers/auth-provider';

/** What came into and left a member's wallet, for those who may see money. */
export function MemberWallet({ id }: { id: string }) {
  const { permissions } = usePermissions<Role>();
  if (permissions !== 'finance' && permissions !== 'admin') return null;
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0, pb: 3 }}>
      <WalletHistory memberId={id} />
    </Box>
  );
}
