import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { KeyHints } from '../layout/keys/key-hints';
import { ListLoading } from '../layout/page/list-loading';
import { LoadError } from '../layout/page/load-error';
import { PageTitle } from '../layout/page/page-title';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { AccountTable } from './account-table';
import { sidesOf } from './books';
import { Checks } from './checks';
import { DebtTable } from './debt-table';
import { DifferenceTable } from './difference-table';
import { Months } from './months';
import { Period } from './period';
import { dataOf, useApi } from '../providers/api-client';

const LATER = 60_000;

/** Whether all credits add up: where they came from, where they are, and what the wallets say. */
export function BooksPage() {
  const translate = useTranslate();
  const api = useApi();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['books'],
    queryFn: () => dataOf(api.GET('/api/admin/books')),
    refetchInterval: LATER,
  });
  useShortcuts({ r: () => void refetch() });
  const text = (key: string) => translate(`resources.books.${key}`);
  const sides = data && sidesOf(data);
  return (
    <>
      <PageTitle>{translate('resources.books.name', { smart_count: 2 })}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 1080 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
            {text('intro')}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <KeyHints hints={[{ keys: ['R'], text: 'refresh' }]} />
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<Refresh />}
              loading={isFetching}
              onClick={() => void refetch()}
            >
              {text('refresh')}
            </Button>
          </Box>
        </Box>
        {data && sides ? (
          <>
            <Checks books={data} />
            {data.differences.length > 0 && <DifferenceTable books={data} />}
            {data.debts.listed.length > 0 && <DebtTable books={data} />}
            <Months />
            <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start', gap: 2 }}>
              <AccountTable title={text('sources')} accounts={sides.sources} />
              <AccountTable title={text('places')} accounts={sides.places} />
            </Box>
            <Period />
          </>
        ) : error ? (
          <LoadError error={error} retry={() => void refetch()} />
        ) : (
          <ListLoading />
        )}
      </Box>
    </>
  );
}
