import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { FileLink } from '../layout/lists/export-link';
import { KeyHints } from '../layout/keys/key-hints';
import { ListLoading } from '../layout/page/list-loading';
import { LoadError } from '../layout/page/load-error';
import { PageTitle } from '../layout/page/page-title';
import { AddressDays, faultOf, useAddressDays } from '../layout/forms/address-days';
import { ToggleChoice } from '../layout/forms/toggle-choice';
import { useAddressChoice } from '../layout/address/use-address-choice';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { PERIODS, type Period } from './vat';
import { VatRows } from './vat-rows';
import { dataOf, useApi } from '../providers/api-client';

const BY_DEFAULT: readonly [Period, ...Period[]] = ['quarter', ...PERIODS.filter((period) => period !== 'quarter')];

/** What was sold and what VAT is in it, less what went back, by country and rate. */
export function VatPage() {
  const translate = useTranslate();
  const api = useApi();
  const [period, setPeriod] = useAddressChoice('period', BY_DEFAULT);
  const [days, choose] = useAddressDays();
  const fault = faultOf(days);
  const asked = { period, ...days };
  const { data, error, refetch } = useQuery({
    queryKey: ['vat', asked],
    queryFn: () => dataOf(api.GET('/api/admin/vat', { params: { query: asked } })),
    placeholderData: keepPreviousData,
    enabled: !fault,
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
          <ToggleChoice
            label={text('period')}
            value={period}
            options={PERIODS.map((one) => [one, text(`periods.${one}`)] as const)}
            onChoose={setPeriod}
          />
          <AddressDays labels={{ from: text('from'), until: text('until') }} days={days} onChoose={choose} />
          <KeyHints hints={[{ keys: ['R'], text: 'refresh' }]} />
          {!fault && <FileLink path="vat.csv" query={asked} />}
        </Box>
        {fault ? null : data ? (
          <VatRows rows={data.rows} period={period} narrowed={Object.keys(days).length > 0} />
        ) : error ? (
          <LoadError error={error} retry={() => void refetch()} />
        ) : (
          <ListLoading />
        )}
      </Box>
    </>
  );
}
