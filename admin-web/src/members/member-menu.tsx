import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Button,
  type ButtonProps,
  Divider,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Menu,
  MenuItem,
} from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { First, Offered } from '../layout/dialogs/offered';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import type { Role } from '../providers/auth-provider';
import { ACTIONS } from './actions';
import type { MemberAction } from './actions/action';
import type { MemberPage } from './member';
import { Small } from '../layout/values/card-heading';

/** What staff of this role can do with the member: one menu, each entry with what it asks first. */
export function MemberMenu({ member }: { member: MemberPage }) {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<Role>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<string>();
  const offered = (action: MemberAction) => action.offered(member, role);
  const groups = ACTIONS.map(([name, all]) => [name, all.filter(offered)] as const).filter(([, all]) => all.length > 0);
  const keys = groups
    .flatMap(([, all]) => all)
    .flatMap(({ name, shortcut }) => (shortcut ? [[shortcut, () => setChosen(name)]] : []));
  useShortcuts(chosen === undefined ? (Object.fromEntries(keys) as Record<string, () => void>) : {});
  return (
    <>
      {groups.length > 0 && (
        <MenuButton aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)} />
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableScrollLock
        disablePortal
        {...place}
      >
        {groups.flatMap(([group, actions], i) => [
          ...(i > 0 ? [<Divider key={`before ${group}`} />] : []),
          <ListSubheader key={`heading ${group}`} role="none" disableSticky sx={headingSx}>
            {translate(`resources.members.action_groups.${group}`)}
          </ListSubheader>,
          ...actions.map(({ name, icon: Icon, danger, shortcut }) => (
            <MenuItem
              key={name}
              sx={{ ...(danger && { color: 'error.main' }), minHeight: { xs: 44, md: 36 } }}
              onClick={() => {
                setAnchor(null);
                setChosen(name);
              }}
            >
              <ListItemIcon sx={{ color: 'inherit' }}>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{translate(`resources.members.decide.${name}.action`)}</ListItemText>
              {shortcut && (
                <Small aria-hidden="true" sx={keySx}>
                  {shortcut.toUpperCase()}
                </Small>
              )}
            </MenuItem>
          )),
        ])}
      </Menu>
      {ACTIONS.flatMap(([, all]) => all).map((action) => (
        <Offered
          key={action.name}
          of={member}
          when={chosen !== action.name || offered(action)}
          told={<DoneFirst action={action} member={member} />}
        >
          {(of) => <action.Dialog member={of} open={chosen === action.name} onClose={() => setChosen(undefined)} />}
        </Offered>
      ))}
    </>
  );
}

/** Disabled it keeps the menu's place until it is known what is in it. */
export function MenuButton(props: ButtonProps) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" color="secondary" aria-haspopup="menu" endIcon={<ExpandMore />} {...props}>
      {translate('resources.members.actions')}
    </Button>
  );
}

/** Who made the decision that stands, where it is known. */
function DoneFirst({ action, member }: { action: MemberAction; member: MemberPage }) {
  const translate = useTranslate();
  const made = action.madeFirst?.(member) ?? null;
  const what = translate(`resources.members.decide.${action.name}.done`).replace(/[.]$/, '');
  return <First by={made?.by?.name} at={made?.at} what={what} />;
}

const place = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;
const headingSx = {
  bgcolor: 'transparent',
  lineHeight: '28px',
  typography: 'body2',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
// A phone has no such keys.
const keySx = { ml: 3, '@media (hover: none)': { display: 'none' } } as const;
