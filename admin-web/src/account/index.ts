import { lazy } from 'react';

export const AccountPage = lazy(() => import('./account-page').then(({ AccountPage }) => ({ default: AccountPage })));
