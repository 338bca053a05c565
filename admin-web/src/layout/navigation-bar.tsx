import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { Sidebar, useSidebarState, useTranslate, type SidebarProps } from 'react-admin';

/** Beside the page; where there is no room for both, a dialog over it that is closed until somebody opens it. */
export function NavigationBar(props: SidebarProps) {
  const translate = useTranslate();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useSidebarState();
  // Which of the two `open` is about. A dialog that is opened and closed in one breath leaves the page behind it
  // hidden from screen readers, so the open bar of a wide window must not become one for a moment.
  const [dialog, setDialog] = useState(false);
  useEffect(() => {
    if (dialog === narrow) return;
    setOpen(!narrow);
    setDialog(narrow);
  }, [dialog, narrow, setOpen]);
  const shown = open && dialog === narrow;
  return <Sidebar {...props} open={shown} slotProps={{ paper: { 'aria-label': translate('console.navigation') } }} />;
}
