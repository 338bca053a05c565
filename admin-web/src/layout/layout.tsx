import type { ReactNode } from 'react';
import { Layout as AdminLayout } from 'react-admin';
import { TopBar } from './top-bar';

export const Layout = ({ children }: { children: ReactNode }) => (
  <AdminLayout appBar={TopBar} appBarAlwaysOn>
    {children}
  </AdminLayout>
);
