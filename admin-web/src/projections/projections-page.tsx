import Refresh from '@mui/icons-material/Refresh';
import { Alert, Box, Button, Typography } from '@mui/material';
import { KeyHints } from '../layout/keys/key-hints';
import { ListLoading } from '../layout/page/list-loading';
import { LoadError } from '../layout/page/load-error';
import { PageTitle } from '../layout/page/page-title';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { useFormats } from '../layout/values/use-formats';
import { isBusy } from './read-model';
import { FollowerTable, ReadModelTable } from './read-model-tables';
import { useRead } from '../providers/api-client';
import { useText } from '../layout/values/use-text';

const SOON = 1_500;
const LATER = 15_000;

export function ProjectionsPage() {
  const formats = useFormats();
  const { data, error, refetch, isFetching } = useRead(['projections'], (api) => api.GET('/api/admin/projections'), {
    refetchInterval: ({ state }) => (state.data?.read_models.some(isBusy) ? SOON : LATER),
  });
  useShortcuts({ r: () => void refetch() });
  const text = useText('resources.projections');
  return (
    <>
      <PageTitle>{text('name', { smart_count: 2 })}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Typography color="textSecondary" sx={{ maxWidth: 720 }}>
            {text('intro')} {data && text('head', { count: formats.number(data.head) })}
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
        {data ? (
          <>
            <ReadModelTable models={data.read_models} head={data.head} />
            {data.relay && <FollowerTable title={text('relay')} followers={[data.relay]} />}
            {data.set_aside > 0 && (
              <Alert severity="warning">
                {text('set_aside', { smart_count: data.set_aside, count: formats.number(data.set_aside) })}
              </Alert>
            )}
            <FollowerTable title={text('policies')} followers={data.policies} />
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
