import { Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Chart } from '../ui/chart';
import { amountIn, type Report } from './figures';
import { useDashboardWords } from './use-dashboard-words';

/** More bars than these nobody compares; the file of the VAT report has every country. */
const MOST = 10;
/** Points that the bars of one and the room around them take. */
const BAR = 36;

interface SharesCardProps {
  part: 'countries' | 'methods';
  currency: string;
  /** The only one. */
  alone: boolean;
  report: Report;
}

/** Revenue by country or by method, beside the time before. */
export function SharesCard({ part, currency, alone, report }: SharesCardProps) {
  const { text, formats, scale } = useDashboardWords();
  const translate = useTranslate();
  const title = text(part, { currency: alone ? '' : currency }).trim();
  const rows = report[part]
    .map(({ value, now, before }) => ({ value, now: amountIn(now, currency), before: amountIn(before, currency) }))
    .filter(({ now, before }) => now > 0 || before > 0)
    .toSorted((one, other) => other.now - one.now || other.before - one.before)
    .slice(0, MOST);
  if (rows.length === 0) return null;
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ p: 2, minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' }}
    >
      <Typography component="h3" variant="body1" color="textSecondary">
        {title}
      </Typography>
      <Chart
        title={title}
        kind="bars"
        axis={text(`axis.${part}`)}
        categories={rows.map(({ value }) =>
          part === 'countries' ? formats.country(value) : translate(`console.payment_methods.${value}`, { _: value }),
        )}
        series={[
          { name: text('now'), values: rows.map(({ now }) => now) },
          { name: text('then'), values: rows.map(({ before }) => before), pale: true },
        ]}
        format={(amount) => formats.money({ amount, currency })}
        formatScale={(amount) => scale(amount, currency)}
        height={Math.max(140, rows.length * BAR + 76)}
      />
    </Card>
  );
}
