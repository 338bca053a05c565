import { Box, Button } from '@mui/material';
import { Link, useCreatePath, useResourceDefinitions, useTranslate, type ResourceDefinition } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Count } from '../values/count';
import { useWaiting } from './use-waiting';

type Definitions = Record<string, ResourceDefinition>;

const headOf = (definitions: Definitions, name: string): string => {
  const { within } = (definitions[name]?.options ?? {}) as { within?: string };
  return within ?? name;
};

/** What the menu has no entry of its own for, since it belongs to this one. */
export const tabsOf = (definitions: Definitions, head: string): string[] =>
  Object.keys(definitions).filter((name) => name !== head && headOf(definitions, name) === head);

/** Above a list: the others that share its entry on the menu, each at an address of its own. */
export function SectionTabs() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const definitions = useResourceDefinitions();
  const waiting = useWaiting();
  const current = useLocation().pathname.slice(1);
  const head = headOf(definitions, current);
  const tabs = tabsOf(definitions, head);
  if (!definitions[current] || !definitions[head] || tabs.length === 0) return null;
  return (
    <Box component="nav" aria-label={translate('console.tabs')} sx={tabsSx}>
      {[head, ...tabs].map((name) => (
        <Button
          key={name}
          component={Link}
          to={createPath({ resource: name, type: 'list' })}
          aria-current={name === current ? 'page' : undefined}
          color="secondary"
          sx={tabSx}
        >
          {translate(`resources.${name}.name`, { smart_count: 2 })}
          <Count waiting={waiting.get(name) ?? 0} />
        </Button>
      ))}
    </Box>
  );
}

// They wrap: what can only be swiped is not seen to be there.
const tabsSx = { display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider', mt: 0.5 } as const;
const tabSx = {
  gap: 0.75,
  minHeight: 44,
  px: { xs: 1.25, sm: 2 },
  borderRadius: 0,
  borderBottom: 2,
  borderColor: 'transparent',
  '&[aria-current]': { borderColor: 'secondary.main', fontWeight: 600 },
} as const;
