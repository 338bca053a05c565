import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import { createElement, type ComponentType, type MouseEvent } from 'react';
import { Menu, useCreatePath, useResourceDefinitions, useSidebarState, useTranslate } from 'react-admin';
import { useFormats } from '../members/use-formats';
import { filteredBy } from './list-address';
import { useWaiting } from './use-waiting';
import { visuallyHidden } from './visually-hidden';

export const GROUPS = ['members', 'money', 'site'] as const;
export type Group = (typeof GROUPS)[number];

/** The sections of the reader's role by subject, each queue with what waits in it. */
export function Navigation() {
  const translate = useTranslate();
  const [open] = useSidebarState();
  const resources = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList);
  const waiting = useWaiting();
  // A flat list: a menu moves its focus among its direct children only.
  return (
    <Menu>
      {GROUPS.flatMap((group) => {
        const own = resources.filter(({ options }) => (options as { group?: Group } | undefined)?.group === group);
        if (own.length === 0) return [];
        return [
          <ListSubheader key={`group ${group}`} role="none" disableSticky sx={open ? headingSx : lineSx}>
            {open && translate(`console.groups.${group}`)}
          </ListSubheader>,
          ...own.map(({ name }) => <Section key={name} name={name} waiting={waiting.get(name) ?? 0} />),
        ];
      })}
    </Menu>
  );
}

function Section({ name, waiting }: { name: string; waiting: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const formats = useFormats();
  const [open] = useSidebarState();
  const definition = useResourceDefinitions()[name]!;
  const { waits, begins } = (definition.options ?? {}) as { waits?: object; begins?: boolean };
  // What the badge counted is what one gets to see.
  const counted = waiting > 0 && waits && !begins ? filteredBy(waits) : '';
  const word = translate(`resources.${name}.name`, { smart_count: 2 });
  const count = translate('console.waiting', { smart_count: waiting, count: formats.number(waiting) });
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
          {waiting > 0 && (
            <>
              <Box component="span" aria-hidden="true" sx={countSx}>
                {waiting > MOST ? `${MOST}+` : waiting}
              </Box>
              <Box component="span" sx={visuallyHidden}>
                , {count}
              </Box>
            </>
          )}
        </Box>
      }
    />
  );
}

const MOST = 99;

const headingSx = {
  px: 2.5,
  pt: 1,
  typography: 'body2',
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'transparent',
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
