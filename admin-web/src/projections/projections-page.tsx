import { Alert, Box, Typography } from '@mui/material';
import { Loaded } from '../layout/page/loaded';
import { PageTitle } from '../layout/page/page-title';
import { RefreshButton } from '../layout/page/refresh-button';
import { useFormats, useText } from '../layout/values/words';
import { isBusy } from './read-model';
import { FollowerTable, ReadModelTable } from './read-model-tables';
import { useRead } from '../providers/api-client';

const SOON = 1_500;
const LATER = 15_000;

export function ProjectionsPage() {
  const formats = useFormats();
  const projections = useRead(['projections'], (api) => api.GET('/api/admin/projections'), {
    refetchInterval: ({ state }) => (state.data?.read_models.some(isBusy) ? SOON : LATER),
  });
  const text = useText('resources.projections');
  return (
    <>
      <PageTitle>{text('name', { smart_count: 2 })}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Typography color="textSecondary" sx={{ maxWidth: 720 }}>
            {text('intro')} {text('head', { count: projections.data ? formats.number(projections.data.head) : '…' })}
          </Typography>
          <RefreshButton of={projections}>{text('refresh')}</RefreshButton>
        </Box>
        <Loaded of={projections}>
          {(data) => (
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
          )}
        </Loaded>
      </Box>
    </>
  );
}
