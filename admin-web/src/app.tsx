import { Admin, CustomRoutes, Resource, type I18nProvider, type Store } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { Layout } from './layout/layout';
import { NotFoundPage } from './layout/page/not-found-page';
import { Notification } from './layout/navigation/notification';
import { darkTheme, lightTheme } from './layout/theme';
import { LoginPage } from './login/login-page';
import { ForgottenPage } from './login/forgotten-page';
import { PasswordPage } from './login/password-page';
import { createAuthProvider, type Role } from './providers/auth-provider';
import { createDataProvider } from './providers/data-provider';
import { createHttpClient } from './providers/http-client';
import { resourcesOf, screen } from './resources';

const AccountPage = screen(() => import('./account/account-page'), 'AccountPage');
const Dashboard = screen(() => import('./dashboard/dashboard-page'), 'DashboardPage');

export function createApp(i18nProvider: I18nProvider, store: Store) {
  const translate = (key: string, options?: object) => i18nProvider.translate(key, options);
  const http = createHttpClient(translate);
  const admin = (
    <Admin
      authProvider={createAuthProvider(http)}
      dataProvider={createDataProvider(http, translate)}
      i18nProvider={i18nProvider}
      store={store}
      dashboard={Dashboard}
      layout={Layout}
      notification={Notification}
      loginPage={LoginPage}
      catchAll={NotFoundPage}
      theme={lightTheme}
      darkTheme={darkTheme}
      // The same word in both languages.
      // oxlint-disable-next-line local/texts-in-catalogues
      title="Console"
      requireAuth
      disableTelemetry
    >
      <CustomRoutes noLayout>
        <Route path="/password" element={<PasswordPage />} />
        <Route path="/forgot-password" element={<ForgottenPage />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
      {(role?: Role) => (
        <>
          {resourcesOf(role).map((resource) => (
            <Resource key={resource.name} {...resource} />
          ))}
        </>
      )}
    </Admin>
  );
  const router = createBrowserRouter([{ path: '*', element: admin }]);
  return <RouterProvider router={router} />;
}
