import type { ReactNode } from 'react';
import { Layout as AdminLayout } from 'react-admin';
import { BrokenPage } from './page/broken-page';
import { KeysHelp } from './keys/keys-help';
import { Navigation } from './navigation/navigation';
import { NavigationBar } from './navigation/navigation-bar';
import { SectionTabs } from './navigation/section-tabs';
import { TopBar } from './navigation/top-bar';
import { UnsavedGuard } from './dialogs/unsaved';
import { useOneScreenAPress } from './keys/use-one-screen-a-press';

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
