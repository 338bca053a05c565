import type { ReactNode } from 'react';
import { Layout as AdminLayout, Sidebar, useTranslate, type SidebarProps } from 'react-admin';
import { TopBar } from './top-bar';
import { Navigation } from './navigation';

export const Layout = ({ children }: { children: ReactNode }) => (
  <AdminLayout appBar={TopBar} appBarAlwaysOn menu={Navigation} sidebar={NamedSidebar}>
    {children}
  </AdminLayout>
);

/** On a phone it is a dialog, and dialogs have names. */
function NamedSidebar(props: SidebarProps) {
  const translate = useTranslate();
  return <Sidebar {...props} slotProps={{ paper: { 'aria-label': translate('console.navigation') } }} />;
}
