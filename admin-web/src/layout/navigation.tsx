import ExpandMore from '@mui/icons-material/ExpandMore';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { createElement, useEffect, useRef, type ComponentType, type MouseEvent } from 'react';
import {
  Menu,
  MenuItemLinkClasses,
  useCreatePath,
  useResourceDefinitions,
  useSidebarState,
  useStore,
  useTranslate,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useFormats } from '../members/use-formats';
import { filteredBy } from './list-address';
import { useWaiting } from './use-waiting';
import { visuallyHidden } from './visually-hidden';

export const GROUPS = ['members', 'money', 'debits', 'books', 'promotion', 'site', 'technical'] as const;
export type Group = (typeof GROUPS)[number];

/** Looked up now and then; what waits in it shows at its heading. */
const CLOSED_AT_FIRST: readonly Group[] = ['technical'];

/** The sections of the reader's role by subject, each queue with what waits in it. A group opens and closes. */
export function Navigation() {
  const translate = useTranslate();
  const [wide] = useSidebarState();
  const { pathname } = useLocation();
  const definitions = useResourceDefinitions();
  const waiting = useWaiting();
  const [closed, setClosed] = useClosedGroups();
  const menu = useCurrentInSight(pathname);
  const resources = Object.values(definitions).filter(({ hasList }) => hasList);
  const groupOf = ({ options }: (typeof resources)[number]) => (options as { group?: Group } | undefined)?.group;
  // A flat list: a menu moves its focus among its direct children only.
  return (
    <Menu ref={menu}>
      <Menu.DashboardItem />
      {GROUPS.flatMap((group) => {
        const own = resources.filter((resource) => groupOf(resource) === group);
        if (own.length === 0) return [];
        // Without headings there is nothing to open a group by.
        const shut = wide && closed.includes(group);
        const others = closed.filter((one) => one !== group);
        const shown = own.filter(({ name }) => !shut || isAt(pathname, name));
        const hidden = own.filter((resource) => !shown.includes(resource));
        return [
          wide ? (
            <GroupHeading
              key={`group ${group}`}
              name={translate(`console.groups.${group}`)}
              open={!shut}
              waiting={hidden.reduce((sum, { name }) => sum + (waiting.get(name) ?? 0), 0)}
              toggle={() => setClosed(shut ? others : [...others, group])}
            />
          ) : (
            <ListSubheader key={`group ${group}`} role="none" disableSticky sx={lineSx} />
          ),
          ...shown.map(({ name }) => <Section key={name} name={name} waiting={waiting.get(name) ?? 0} />),
        ];
      })}
    </Menu>
  );
}

const isAt = (pathname: string, name: string): boolean => pathname === `/${name}` || pathname.startsWith(`/${name}/`);

/** How this person likes the menu; kept in the browser. */
const useClosedGroups = () => useStore<readonly Group[]>('menu', CLOSED_AT_FIRST);

/** Where one is stays in sight, however long the menu and however low the window. */
function useCurrentInSight(pathname: string) {
  const menu = useRef<HTMLDivElement>(null);
  const seen = useRef('');
  // The role's sections may come after the address.
  useEffect(() => {
    const current = menu.current?.querySelector(`.${MenuItemLinkClasses.active}`);
    if (!current || seen.current === pathname) return;
    seen.current = pathname;
    // jsdom has no layout, and nothing to scroll.
    current.scrollIntoView?.({ block: 'nearest' });
  });
  return menu;
}

interface GroupHeadingProps {
  name: string;
  open: boolean;
  /** In its sections that are not shown. */
  waiting: number;
  toggle: () => void;
}

function GroupHeading({ name, open, waiting, toggle }: GroupHeadingProps) {
  const translate = useTranslate();
  return (
    <MenuItem dense aria-expanded={open} onClick={toggle} sx={headingSx}>
      <Box component="span" sx={{ flex: 1 }}>
        <Box component="span" sx={visuallyHidden}>
          {translate('console.group')}{' '}
        </Box>
        {name}
      </Box>
      <Count waiting={waiting} />
      <ExpandMore fontSize="small" sx={{ rotate: open ? 'none' : '-90deg' }} />
    </MenuItem>
  );
}

/** What waits, beside the name of where it does. */
function Count({ waiting }: { waiting: number }) {
  const translate = useTranslate();
  const formats = useFormats();
  if (waiting === 0) return null;
  return (
    <>
      <Box component="span" aria-hidden="true" sx={countSx}>
        {waiting > MOST ? `${MOST}+` : waiting}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        , {translate('console.waiting', { smart_count: waiting, count: formats.number(waiting) })}
      </Box>
    </>
  );
}

function Section({ name, waiting }: { name: string; waiting: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [open] = useSidebarState();
  const definition = useResourceDefinitions()[name]!;
  const { waits, begins } = (definition.options ?? {}) as { waits?: object; begins?: boolean };
  // What the badge counted is what one gets to see.
  const counted = waiting > 0 && waits && !begins ? filteredBy(waits) : '';
  const word = translate(`resources.${name}.name`, { smart_count: 2 });
  return (
    <Menu.Item
      to={{ pathname: createPath({ resource: name, type: 'list' }), search: counted }}
      state={{ _scrollToTop: true }}
      // Pressed, it gives the arrow keys to the page; by the keyboard one walks on along the menu.
      onClick={({ detail, currentTarget }: MouseEvent<HTMLElement>) => detail > 0 && currentTarget.blur()}
      leftIcon={
        <Badge variant="dot" color="primary" invisible={open || waiting === 0}>
          {createElement(definition.icon as ComponentType)}
        </Badge>
      }
      primaryText={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {word}
          </Box>
          <Count waiting={waiting} />
        </Box>
      }
    />
  );
}

const MOST = 99;

const headingSx = {
  mx: 0.75,
  mt: 0.5,
  px: 1.25,
  py: 0.25,
  gap: 1,
  minHeight: { xs: 44, md: 28 },
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
const lineSx = {
  mx: 1.5,
  my: 0.75,
  p: 0,
  height: 0,
  lineHeight: 0,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { display: 'none' },
} as const;
const countSx = {
  minWidth: 22,
  px: 0.75,
  borderRadius: '11px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  typography: 'body2',
  fontWeight: 600,
  textAlign: 'center',
} as const;
