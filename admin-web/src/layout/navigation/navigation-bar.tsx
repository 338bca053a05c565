import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useEffect } from 'react';
import { Sidebar, useSidebarState, useTranslate, type SidebarProps } from 'react-admin';

/** Beside the page; where there is no room for both, a dialog over it that is closed until somebody opens it. */
export function NavigationBar(props: SidebarProps) {
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
