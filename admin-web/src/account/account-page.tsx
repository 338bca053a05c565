import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { LoadError } from '../layout/page/load-error';
import { PageTitle } from '../layout/page/page-title';
import { NameForm } from './name-form';
import { OwnSessions } from './own-sessions';
import { PasswordForm } from './password-form';
import { SecondFactor } from './second-factor';
import { dataOf, useApi } from '../providers/api-client';

/** One's own account: name, password, second factor, sessions. */
export function AccountPage() {
  const translate = useTranslate();
  const api = useApi();
  const {
    data: account,
    error,
    refetch,
  } = useQuery({ queryKey: ['account'], queryFn: () => dataOf(api.GET('/api/admin/account')) });
  return (
    <ResourceContextProvider value="account">
      <PageTitle>{translate('account.title')}</PageTitle>
      {error && !account ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : (
        <Box sx={pageSx}>
          {account ? (
            <>
              <Box sx={columnSx}>
                <NameForm account={account} />
                <PasswordForm />
              </Box>
              <Box sx={columnSx}>
                <SecondFactor account={account} />
                <OwnSessions account={account} />
              </Box>
            </>
          ) : (
            [0, 1, 2, 3].map((card) => <Skeleton key={card} variant="rounded" height={176} />)
          )}
        </Box>
      )}
    </ResourceContextProvider>
  );
}

const pageSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2,
  maxWidth: 1040,
  pb: 3,
} as const;

const columnSx = { display: 'grid', gap: 2 } as const;
