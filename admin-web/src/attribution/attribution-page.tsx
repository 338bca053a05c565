import { Box, Chip, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { DayFields, faultOf } from '../layout/forms/address-days';
import { FileLink } from '../layout/lists/export-link';
import { KeyHints } from '../layout/keys/key-hints';
import { Loaded } from '../layout/page/loaded';
import { PageTitle } from '../layout/page/page-title';
import { SelectField } from '../layout/forms/select-field';
import { ToggleChoice } from '../layout/forms/toggle-choice';
import { useAddress } from '../layout/address/use-address';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { useRead } from '../providers/api-client';
import { BASES, DIMENSIONS, FILTERS, queryOf, type Dimension, type Filter } from './attribution';
import { ReportTable } from './report-table';
import { useReportWords } from './use-report-words';
import { Small } from '../layout/values/card-heading';

/** What visits by each source became: in a table and a file (ADM-10). */
export function AttributionPage() {
  const translate = useTranslate();
  const { text, value } = useReportWords();
  const [params, set] = useAddress();
  const query = queryOf(params);
  const fault = faultOf(query);
  const report = useRead(['attribution', query], (api) => api.GET('/api/admin/attribution', { params: { query } }), {
    placeholderData: keepPreviousData,
    enabled: !fault,
  });
  const { data } = report;
  useShortcuts({ r: () => void report.refetch() });
  const dimension = (name: 'by' | 'and') => DIMENSIONS.find((one) => one === params.get(name));
  const first = dimension('by') ?? 'network';
  const second = dimension('and');
  const by: Dimension[] = second && second !== first ? [first, second] : [first];
  const named = (one: Dimension) => [one, text(`dimensions.${one}`)] as const;
  /** What every row would have in common is no longer worth a column. */
  const narrow = (filter: Filter, told: string) => {
    const left = by.filter((one) => one !== filter);
    const next = left[0] ?? DIMENSIONS[DIMENSIONS.indexOf(filter) + 1]!;
    set({ [filter]: told, by: next, and: left[1] ?? null });
  };
  return (
    <>
      <PageTitle>{translate('resources.attribution.name', { smart_count: 2 })}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 1280, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography color="textSecondary" sx={{ maxWidth: 720 }}>
          {text('intro')}
        </Typography>
        <Box sx={choicesSx}>
          <SelectField
            drawn
            label={text('by')}
            value={first}
            options={DIMENSIONS.map(named)}
            onChoose={(to) => set({ by: to })}
          />
          <SelectField<Dimension | ''>
            drawn
            label={text('and')}
            value={by[1] ?? ''}
            options={[['', text('nothing_more')], ...DIMENSIONS.filter((one) => one !== first).map(named)]}
            onChoose={(to) => set({ and: to || null })}
          />
          <DayFields
            labels={{ from: text('from'), until: text('until') }}
            days={{ from: query.from ?? data?.from, until: query.until ?? data?.until }}
            fault={fault}
            onChoose={(name, day) => set({ [name]: day || null })}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <ToggleChoice
            label={text('basis')}
            value={BASES.find((one) => one === params.get('basis')) ?? 'event'}
            options={BASES.map((one) => [one, text(`bases.${one}`)] as const)}
            onChoose={(chosen) => set({ basis: chosen === 'event' ? null : chosen })}
          />
          <KeyHints hints={[{ keys: ['R'], text: 'refresh' }]} />
          {!fault && <FileLink path="attribution.csv" query={query} />}
        </Box>
        {FILTERS.some((one) => params.has(one)) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {FILTERS.filter((one) => params.has(one)).map((one) => (
              <Chip
                key={one}
                label={`${text(`dimensions.${one}`)}: ${value(one, params.get(one)!)}`}
                onDelete={() => set({ [one]: null })}
                sx={{ maxWidth: '100%' }}
              />
            ))}
          </Box>
        )}
        {!fault && (
          <Loaded of={report}>
            {(told) =>
              told.total.visits === 0 && told.rows.length === 0 ? (
                <Typography color="textSecondary">{text('nothing')}</Typography>
              ) : (
                <>
                  <ReportTable report={told} by={by} onNarrow={narrow} />
                  <Small sx={{ maxWidth: 720 }}>{text('few')}</Small>
                </>
              )
            }
          </Loaded>
        )}
      </Box>
    </>
  );
}

const choicesSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 220px))' },
} as const;
