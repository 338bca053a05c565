import { lazy } from 'react';

export const Dashboard = lazy(() =>
  import('./dashboard-page').then(({ DashboardPage }) => ({ default: DashboardPage })),
);
