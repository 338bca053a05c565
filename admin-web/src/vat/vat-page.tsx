import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslate, useLocale } from 'react-admin';
import { FileLink } from '../layout/lists/export-link';
import { KeyHints } from '../layout/keys/key-hints';
import { Loaded } from '../layout/page/loaded';
import { PageTitle } from '../layout/page/page-title';
import { AddressDays, faultOf, useAddressDays } from '../layout/forms/address-days';
import { ToggleChoice } from '../layout/forms/toggle-choice';
import { useAddressChoice } from '../layout/address/use-address';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { PERIODS, type Period, periodName, totalsOf, type VatRow, type VatSum } from './vat';
import { useRead } from '../providers/api-client';
import { useFormats, useText } from '../layout/values/words';
import { CardHeading } from '../layout/values/card-heading';

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
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const text = useText('resources.vat');
  if (rows.length === 0)
    return <Typography color="textSecondary">{text(narrowed ? 'none_then' : 'nothing')}</Typography>;
  const figuresOf = (rate: string, { currency, receipts, credit_notes, contradicting, gross, net, vat }: VatSum) => {
    const money = (amount: number) => formats.money({ amount, currency });
    return {
      rate,
      papers: `${formats.number(receipts)} / ${formats.number(credit_notes)}`,
      contradicting: formats.number(contradicting),
      gross: money(gross),
      net: money(net),
      vat: money(vat),
    };
  };
  const told = rows.map((row) => ({
    key: `${row.period} ${row.country} ${row.rate} ${row.currency}`,
    period: periodName(row.period, period, locale, translate),
    country: formats.country(row.country),
    figures: figuresOf(formats.percent(row.rate), row),
  }));
  const totals = totalsOf(rows).map((sum) => ({ currency: sum.currency, figures: figuresOf('', sum) }));
  const names = ['rate', 'papers', 'contradicting', 'gross', 'net', 'vat'] as const;
  if (!wide) {
    const cards = [
      ...told.map(({ key, period, country, figures }) => ({ key, title: `${period} · ${country}`, figures })),
      ...totals.map(({ currency, figures }) => ({ key: currency, title: `${text('total')} · ${currency}`, figures })),
    ];
    return cards.map(({ key, title, figures }) => (
      <Card component="section" key={key} sx={{ px: 2, py: 1.5 }}>
        <CardHeading component="h2">{title}</CardHeading>
        <Box component="dl" sx={listSx}>
          {names
            .filter((name) => figures[name] !== '')
            .map((name) => (
              <div key={name}>
                <dt>{text(name)}</dt>
                <dd>{figures[name]}</dd>
              </div>
            ))}
        </Box>
      </Card>
    ));
  }
  const cells = (figures: (typeof told)[number]['figures']) =>
    names.map((name) => (
      <TableCell key={name} align="right">
        {figures[name]}
      </TableCell>
    ));
  return (
    <Card>
      <Table size="small" aria-label={text('table')} sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell>{text('period')}</TableCell>
            <TableCell>{text('country')}</TableCell>
            {names.map((name) => (
              <TableCell key={name} align="right">
                {text(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {told.map(({ key, period, country, figures }) => (
            <TableRow key={key}>
              <TableCell>{period}</TableCell>
              <TableCell>{country}</TableCell>
              {cells(figures)}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          {totals.map(({ currency, figures }) => (
            <TableRow key={currency}>
              <TableCell component="th" scope="row" colSpan={2}>
                {text('total')}
              </TableCell>
              {cells(figures)}
            </TableRow>
          ))}
        </TableFooter>
      </Table>
    </Card>
  );
}

const tableSx = {
  '& .MuiTableCell-head': { fontWeight: 600 },
  '& .MuiTableCell-footer': { fontSize: 'inherit', fontWeight: 600, color: 'text.primary', border: 0 },
} as const;
const listSx = {
  m: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
  '& dd': { m: 0, textAlign: 'right' },
} as const;
