import ExpandMore from '@mui/icons-material/ExpandMore';
import Logout from '@mui/icons-material/Logout';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetIdentity, useLogout, useNotify, useTranslate } from 'react-admin';
import type { StaffIdentity } from '../providers/auth-provider';
import { preferenceItems } from './preference-items';
import { usePreferences } from './use-preferences';

/** Who is logged in and in which role; what they like to read; the way out. */
export function AccountMenu() {
  const translate = useTranslate();
  const identity = useGetIdentity().identity as StaffIdentity | undefined;
  const preferences = usePreferences();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const logOut = useLogOut();
  if (!identity) return null;
  const role = translate(`console.roles.${identity.role}`);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('ra.auth.user_menu')}: ${identity.fullName}, ${role}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandMore />}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <Box sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'right', mr: 1.5, lineHeight: 1.25 }}>
          <Box>{identity.fullName}</Box>
          <Box sx={{ fontWeight: 400 }}>{role}</Box>
        </Box>
        <Avatar sx={{ width: 32, height: 32, fontSize: '0.9375rem', bgcolor: '#6d3f9c', color: '#fff' }}>
          {identity.fullName.slice(0, 1).toUpperCase()}
        </Avatar>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableScrollLock>
        <Box component="li" role="none" sx={{ px: 2, pb: 1, display: { sm: 'none' } }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{identity.fullName}</Typography>
          <Typography variant="body2" color="textSecondary">
            {role}
          </Typography>
        </Box>
        {preferenceItems(preferences, translate)}
        <Divider />
        <MenuItem onClick={logOut}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}

function useLogOut() {
  const logOut = useLogout();
  const notify = useNotify();
  return async () => {
    try {
      // Whoever logs in next starts at the start, not where this person was.
      await logOut({}, undefined, false);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
}
