import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/use-formats';
import { periodName, totalsOf, type Period, type VatRow } from './vat';

/** A table where there is room, cards where there is not. */
export function VatRows({ rows, period, narrowed }: { rows: VatRow[]; period: Period; narrowed: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const formats = useFormats();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const text = (key: string) => translate(`resources.vat.${key}`);
  if (rows.length === 0)
    return <Typography color="textSecondary">{text(narrowed ? 'none_then' : 'nothing')}</Typography>;
  const told = rows.map((row) => {
    const money = (amount: number) => formats.money({ amount, currency: row.currency });
    const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    return {
      key: `${row.period} ${row.country} ${row.rate} ${row.currency}`,
      period: periodName(row.period, period, locale, translate),
      country: formats.country(row.country),
      figures: {
        rate: rate.format(row.rate / 10_000),
        papers: `${formats.number(row.receipts)} / ${formats.number(row.credit_notes)}`,
        contradicting: formats.number(row.contradicting),
        gross: money(row.gross),
        net: money(row.net),
        vat: money(row.vat),
      },
    };
  });
  const totals = totalsOf(rows).map(({ currency, receipts, credit_notes, contradicting, gross, net, vat }) => {
    const money = (amount: number) => formats.money({ amount, currency });
    return {
      currency,
      figures: {
        rate: '',
        papers: `${formats.number(receipts)} / ${formats.number(credit_notes)}`,
        contradicting: formats.number(contradicting),
        gross: money(gross),
        net: money(net),
        vat: money(vat),
      },
    };
  });
  const names = ['rate', 'papers', 'contradicting', 'gross', 'net', 'vat'] as const;
  if (!wide) {
    const cards = [
      ...told.map(({ key, period, country, figures }) => ({ key, title: `${period} · ${country}`, figures })),
      ...totals.map(({ currency, figures }) => ({ key: currency, title: `${text('total')} · ${currency}`, figures })),
    ];
    return cards.map(({ key, title, figures }) => (
      <Card component="section" key={key} sx={{ px: 2, py: 1.5 }}>
        <Typography variant="h6" component="h2" color="secondary">
          {title}
        </Typography>
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
              {names.map((name) => (
                <TableCell key={name} align="right">
                  {figures[name]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          {totals.map(({ currency, figures }) => (
            <TableRow key={currency}>
              <TableCell component="th" scope="row" colSpan={2}>
                {text('total')}
              </TableCell>
              {names.map((name) => (
                <TableCell key={name} align="right">
                  {figures[name]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableFooter>
      </Table>
    </Card>
  );
}

const tableSx = {
  fontVariantNumeric: 'tabular-nums',
  '& .MuiTableCell-head': { fontWeight: 600 },
  '& .MuiTableCell-footer': { fontSize: 'inherit', fontWeight: 600, color: 'text.primary', border: 0 },
} as const;
const listSx = {
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
  '& dd': { m: 0, textAlign: 'right' },
} as const;
