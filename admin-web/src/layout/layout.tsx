import { type ReactNode, useDeferredValue, useEffect, Fragment, useState } from 'react';
import { Layout as AdminLayout, Sidebar, useSidebarState, useTranslate, type SidebarProps } from 'react-admin';
import { BrokenPage } from './page/broken-page';
import { Navigation } from './navigation/navigation';
import { SectionTabs } from './navigation/section-tabs';
import { TopBar } from './navigation/top-bar';
import { ToldDialog } from './dialogs/told-dialog';
import { UnsavedGuard } from './dialogs/unsaved';
import { useOneScreenAPress } from './keys/use-one-screen-a-press';
import { Box, type Theme, useMediaQuery } from '@mui/material';
import { Key } from './keys/key-hints';
import { screenKeys, type KeyHint } from './keys/screen-keys';
import { useShortcuts } from './keys/use-shortcuts';
import { Small } from './values/card-heading';

export function Layout({ children }: { children: ReactNode }) {
  useOneScreenAPress();
  return (
    <UnsavedGuard>
      <AdminLayout appBar={TopBar} appBarAlwaysOn menu={Navigation} sidebar={NavigationBar} error={BrokenPage}>
        <SectionTabs />
        {children}
      </AdminLayout>
      <KeysHelp />
    </UnsavedGuard>
  );
}

/** Beside the page; where there is no room for both, a dialog over it that is closed until somebody opens it. */
function NavigationBar(props: SidebarProps) {
  const translate = useTranslate();
  const [open, setOpen] = useSidebarState();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  // A dialog that is opened and closed in one breath leaves the page behind it hidden from screen readers, so the open
  // bar of a wide window must not be one for a moment: which of the two `open` is about follows later.
  const dialog = useDeferredValue(narrow, false);
  useEffect(() => {
    if (!narrow) return;
    setOpen(false);
    return () => setOpen(true);
  }, [narrow, setOpen]);
  const shown = open && dialog === narrow;
  return (
    <Sidebar
      {...props}
      open={shown}
      // Its own would open it again where a double tap meets what is just closing.
      onClose={() => setOpen(false)}
      slotProps={{ paper: { 'aria-label': translate('console.navigation') } }}
    />
  );
}

/** `?` tells which keys work on the screen that one looks at. */
function KeysHelp() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [hints, setHints] = useState<readonly KeyHint[]>([]);
  useShortcuts({
    '?': () => {
      setHints([...screenKeys(), ...EVERYWHERE]);
      setOpen(true);
    },
  });
  return (
    <ToldDialog open={open} title={translate('console.keys_help.title')} onClose={() => setOpen(false)}>
      <Box component="dl" sx={listSx}>
        {hints.map(({ keys, text }) => (
          <Fragment key={`${keys.join()} ${text}`}>
            <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {translate(`console.hints.${text}`)}
            </Box>
          </Fragment>
        ))}
      </Box>
      <Small>{translate('console.keys_help.off')}</Small>
    </ToldDialog>
  );
}

const EVERYWHERE: readonly KeyHint[] = [
  { keys: [/mac/i.test(navigator.userAgent) ? '⌘' : 'Ctrl', 'K'], text: 'find' },
  { keys: ['?'], text: 'keys' },
];

const listSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  mt: 0,
  mb: 2,
} as const;
