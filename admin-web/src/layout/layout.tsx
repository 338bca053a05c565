import type { ReactNode } from 'react';
import { Layout as AdminLayout } from 'react-admin';
import { BrokenPage } from './broken-page';
import { KeysHelp } from './keys-help';
import { Navigation } from './navigation';
import { NavigationBar } from './navigation-bar';
import { SectionTabs } from './section-tabs';
import { TopBar } from './top-bar';
import { UnsavedGuard } from './unsaved';
import { useOneScreenAPress } from './use-one-screen-a-press';

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
