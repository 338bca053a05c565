import { type Theme, useMediaQuery } from '@mui/material';
import { Notification as AdminNotification } from 'react-admin';

/** Where the buttons of a form reach the foot of the window it would lie over them, so it stands below the top bar. */
export function Notification() {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return narrow ? <AdminNotification anchorOrigin={AT_TOP} sx={belowBar} /> : <AdminNotification />;
}

const AT_TOP = { vertical: 'top', horizontal: 'center' } as const;
const belowBar = { mt: '49px' } as const;
