import ExpandMore from '@mui/icons-material/ExpandMore';
import { Badge, Box, ListSubheader, MenuItem } from '@mui/material';
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
import { Count } from '../values/count';
import { filteredBy } from '../address/list-address';
import { tabsOf } from './section-tabs';
import { useWaiting } from './use-waiting';
import { visuallyHidden } from '../values/visually-hidden';

export const GROUPS = ['members', 'money', 'promotion', 'site'] as const;
export type Group = (typeof GROUPS)[number];

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
  const partsOf = (name: string) => [name, ...tabsOf(definitions, name)];
  const waitingIn = (name: string) => partsOf(name).reduce((sum, part) => sum + (waiting.get(part) ?? 0), 0);
  const isHere = (name: string) => partsOf(name).some((part) => isAt(pathname, part));
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
        const shown = own.filter(({ name }) => !shut || isHere(name));
        const hidden = own.filter((resource) => !shown.includes(resource));
        return [
          wide ? (
            <GroupHeading
              key={`group ${group}`}
              name={translate(`console.groups.${group}`)}
              open={!shut}
              waiting={hidden.reduce((sum, { name }) => sum + waitingIn(name), 0)}
              toggle={() => setClosed(shut ? others : [...others, group])}
            />
          ) : (
            <ListSubheader key={`group ${group}`} role="none" disableSticky sx={lineSx} />
          ),
          ...shown.map(({ name }) => (
            <Section
              key={name}
              name={name}
              here={isHere(name)}
              waiting={waitingIn(name)}
              own={(waiting.get(name) ?? 0) > 0}
            />
          )),
        ];
      })}
    </Menu>
  );
}

const isAt = (pathname: string, name: string): boolean => pathname === `/${name}` || pathname.startsWith(`/${name}/`);

/** How this person likes the menu; kept in the browser. */
const useClosedGroups = () => useStore<readonly Group[]>('menu', []);

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

interface SectionProps {
  name: string;
  /** One of its pages, or of its tabs', is open. */
  here: boolean;
  /** In it and in its tabs. */
  waiting: number;
  /** Some of it waits in itself. */
  own: boolean;
}

function Section({ name, here, waiting, own }: SectionProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [open] = useSidebarState();
  const definition = useResourceDefinitions()[name]!;
  const { waits, begins } = (definition.options ?? {}) as { waits?: object; begins?: boolean };
  // What the badge counted is what one gets to see.
  const counted = own && waits && !begins ? filteredBy(waits) : '';
  const usual = translate(`resources.${name}.name`, { smart_count: 2 });
  const word = translate(`console.sections.${name}`, { _: usual });
  return (
    <Menu.Item
      to={{ pathname: createPath({ resource: name, type: 'list' }), search: counted }}
      state={{ _scrollToTop: true }}
      className={here ? MenuItemLinkClasses.active : undefined}
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
