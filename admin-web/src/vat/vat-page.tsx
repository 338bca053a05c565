import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { KeyHints } from '../layout/key-hints';
import { ListLoading } from '../layout/list-loading';
import { LoadError } from '../layout/load-error';
import { PageTitle } from '../layout/page-title';
import { useAddressChoice } from '../layout/use-address-choice';
import { useShortcuts } from '../layout/use-shortcuts';
import { API } from '../providers/api';
import { PERIODS, type Period } from './vat';
import { VatRows } from './vat-rows';
import { dataOf, useApi } from '../providers/api-client';

const BY_DEFAULT: readonly [Period, ...Period[]] = ['quarter', ...PERIODS.filter((period) => period !== 'quarter')];

/** What was sold and what VAT is in it, less what went back, by country and rate. */
export function VatPage() {
  const translate = useTranslate();
  const api = useApi();
  const [period, setPeriod] = useAddressChoice('period', BY_DEFAULT);
  const { data, error, refetch } = useQuery({
    queryKey: ['vat', period],
    queryFn: () => dataOf(api.GET('/api/admin/vat', { params: { query: { period } } })),
  });
  useShortcuts({ r: () => void refetch() });
  const text = (key: string) => translate(`resources.vat.${key}`);
  return (
    <>
      <PageTitle>{translate('resources.vat.name', { smart_count: 2 })}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 1080 }}>
        <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
          {text('intro')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="secondary"
            aria-label={text('period')}
            value={period}
            onChange={(_event, chosen: Period | null) => chosen && setPeriod(chosen)}
          >
            {PERIODS.map((one) => (
              <ToggleButton key={one} value={one}>
                {text(`periods.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <KeyHints hints={[{ keys: ['R'], text: 'refresh' }]} />
          <Button
            component="a"
            href={`${API}/vat.csv?period=${period}`}
            download
            color="secondary"
            size="small"
            startIcon={<Download />}
          >
            {translate('console.export')}
          </Button>
        </Box>
        {data ? (
          <VatRows rows={data.rows} period={period} />
        ) : error ? (
          <LoadError error={error} retry={() => void refetch()} />
        ) : (
          <ListLoading />
        )}
      </Box>
    </>
  );
}
