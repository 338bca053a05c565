import Box from '@mui/material/Box';
import { usePermissions, useTranslate } from 'react-admin';
import { PageTitle } from '../layout/page/page-title';
import type { Role } from '../providers/auth-provider';
import { Business } from './business';
import { FirstSteps } from './first-steps';
import { Queues } from './queues';

/** The console's first screen: what waits, then how the business does (ADM-07); on a new site what to do first. */
export function DashboardPage() {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<Role>();
  return (
    <>
      <PageTitle>{translate('ra.page.dashboard')}</PageTitle>
      <Box sx={{ display: 'grid', gap: 4, pt: 1, pb: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {role === 'admin' && <FirstSteps />}
        <Queues />
        {role && role !== 'moderator' && <Business />}
      </Box>
    </>
  );
}
