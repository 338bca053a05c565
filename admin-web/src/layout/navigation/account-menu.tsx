import ExpandMore from '@mui/icons-material/ExpandMore';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Logout from '@mui/icons-material/Logout';
import { Avatar, Box, Button, Divider, ListItemIcon, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useGetIdentity, useLogout, useNotify, useTranslate } from 'react-admin';
import type { StaffIdentity } from '../../providers/auth-provider';
import { useLeave } from '../dialogs/unsaved';
import { usePreferenceItems } from '../lists/preference-items';
import { visuallyHidden } from '../values/visually-hidden';
import { Small } from '../values/card-heading';

/** Who is logged in and in which role; what they like to read; the way out. */
export function AccountMenu() {
  const translate = useTranslate();
  const identity = useGetIdentity().identity as StaffIdentity | undefined;
  const preferences = usePreferenceItems();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const logOut = useLogout();
  const notify = useNotify();
  const leave = useLeave();
  const tell = ({ message }: Error) => notify(message, { type: 'error' });
  if (!identity) return null;
  const role = translate(`console.roles.${identity.role}`);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandMore />}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <Box component="span" sx={visuallyHidden}>
          {translate('ra.auth.user_menu')}:
        </Box>
        <Box sx={whoSx}>
          <Box>{identity.fullName}</Box>
          <Box sx={{ fontWeight: 400 }}>{role}</Box>
        </Box>
        <Avatar
          aria-hidden="true"
          sx={{ width: 32, height: 32, fontSize: '0.9375rem', bgcolor: '#6d3f9c', color: '#fff' }}
        >
          {identity.fullName.slice(0, 1).toUpperCase()}
        </Avatar>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableScrollLock
        disablePortal
        {...place}
      >
        <Box component="li" role="none" sx={{ px: 2, pb: 1, display: { sm: 'none' } }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{identity.fullName}</Typography>
          <Small>{role}</Small>
        </Box>
        <MenuItem component={Link} to="/account" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <ManageAccounts fontSize="small" />
          </ListItemIcon>
          {translate('account.title')}
        </MenuItem>
        <Divider />
        {preferences}
        <Divider />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            // Whoever logs in next starts at the start, not where this person was.
            leave(() => void logOut({}, undefined, false).catch(tell));
          }}
        >
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}

const place = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;

// On a phone it is only read out.
const whoSx = {
  textAlign: 'right',
  lineHeight: 1.25,
  mr: { sm: 1.5 },
  '@media (max-width: 599.95px)': visuallyHidden,
} as const;
