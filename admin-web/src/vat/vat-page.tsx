import { Box, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslate, useLocale } from 'react-admin';
import { FileLink } from '../layout/lists/export-link';
import { KeyHints } from '../layout/keys/key-hints';
import { Loaded } from '../layout/page/loaded';
import { FigureTable } from '../layout/shows/figure-table';
import { PageTitle } from '../layout/page/page-title';
import { AddressDays, faultOf, useAddressDays } from '../layout/forms/address-days';
import { ToggleChoice } from '../layout/forms/toggle-choice';
import { useAddressChoice } from '../layout/address/use-address';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { PERIODS, type Period, periodName, totalsOf, type VatRow, type VatSum } from './vat';
import { useRead } from '../providers/api-client';
import { useFormats, useText } from '../layout/values/words';

const BY_DEFAULT: readonly [Period, ...Period[]] = ['quarter', ...PERIODS.filter((period) => period !== 'quarter')];

/** What was sold and what VAT is in it, less what went back, by country and rate. */
export function VatPage() {
  const translate = useTranslate();
  const [period, setPeriod] = useAddressChoice('period', BY_DEFAULT);
  const [days, choose] = useAddressDays();
  const fault = faultOf(days);
  const asked = { period, ...days };
  const vat = useRead(['vat', asked], (api) => api.GET('/api/admin/vat', { params: { query: asked } }), {
    placeholderData: keepPreviousData,
    enabled: !fault,
  });
  useShortcuts({ r: () => void vat.refetch() });
  const text = useText('resources.vat');
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
        {!fault && (
          <Loaded of={vat}>
            {({ rows }) => <VatRows rows={rows} period={period} narrowed={Object.keys(days).length > 0} />}
          </Loaded>
        )}
      </Box>
    </>
  );
}

function VatRows({ rows, period, narrowed }: { rows: VatRow[]; period: Period; narrowed: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const formats = useFormats();
  const text = useText('resources.vat');
  if (rows.length === 0)
    return <Typography color="textSecondary">{text(narrowed ? 'none_then' : 'nothing')}</Typography>;
  const figuresOf = (rate: string, { currency, receipts, credit_notes, contradicting, gross, net, vat }: VatSum) => [
    rate,
    `${formats.number(receipts)} / ${formats.number(credit_notes)}`,
    formats.number(contradicting),
    ...[gross, net, vat].map((amount) => formats.money({ amount, currency })),
  ];
  return (
    <FigureTable
      label={text('table')}
      parts={[text('period'), text('country')]}
      names={(['rate', 'papers', 'contradicting', 'gross', 'net', 'vat'] as const).map((name) => text(name))}
      rows={rows.map((row) => ({
        key: `${row.period} ${row.country} ${row.rate} ${row.currency}`,
        of: [periodName(row.period, period, locale, translate), formats.country(row.country)],
        figures: figuresOf(formats.percent(row.rate), row),
      }))}
      totals={totalsOf(rows).map((sum) => ({
        key: sum.currency,
        of: text('total'),
        title: `${text('total')} · ${sum.currency}`,
        figures: figuresOf('', sum),
      }))}
      sx={footerSx}
    />
  );
}

const footerSx = {
  '& .MuiTableCell-footer': { fontSize: 'inherit', fontWeight: 600, color: 'text.primary', border: 0 },
} as const;
