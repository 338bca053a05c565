import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import type { Money } from '../layout/values/words';
import { Chart, type Series } from '../ui/chart';
import { amountIn, changeOf, listOf, type Count, type Figures, type Report } from './figures';
import { useDashboardWords } from './use-dashboard-words';
import { Small } from '../layout/values/card-heading';

interface FigureCardProps {
  title: string;
  report: Report;
  now: string;
  before: string;
  change: number | null;
  /** The list that makes the number. */
  to?: string;
  /** What stands apart of it. */
  apart?: ReactNode;
  series: readonly Series[];
  format: (value: number) => string;
  formatScale?: (value: number) => string;
}

function FigureCard({ title, report, now, before, change, to, apart, ...drawn }: FigureCardProps) {
  const words = useDashboardWords();
  const { text } = words;
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ p: 2, minWidth: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}
    >
      <Typography component="h3" variant="body1" color="textSecondary">
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        {to ? (
          <Link to={to} underline="hover" title={text('open_list')} sx={{ ...numberSx, color: 'text.primary' }}>
            {now}
          </Link>
        ) : (
          <Box component="span" sx={numberSx}>
            {now}
          </Box>
        )}
        <Small component="span">
          {change === null ? text('before', { before }) : text('changed', { change: words.change(change), before })}
        </Small>
      </Box>
      <Small component="p" sx={{ minHeight: '1.25rem' }}>
        {apart}
      </Small>
      <Chart
        title={title}
        kind="lines"
        axis={text(`axis.${report.by}`)}
        categories={report.periods.map((period) => words.period(period, report.by))}
        height={128}
        {...drawn}
      />
    </Card>
  );
}

/** The period itself before the one that it is compared with, which is drawn paler. */
const compared = (
  report: Report,
  { now, before }: { now: string; before: string },
  valueOf: (figures: Figures) => number,
): Series[] => [
  { name: before, values: report.periods.map((period) => valueOf(period.before)), pale: true },
  { name: now, values: report.periods.map((period) => valueOf(period.now)) },
];

export function CountCard({ name, report }: { name: Count; report: Report }) {
  const { text, formats } = useDashboardWords();
  const { now, before } = report.total;
  const amounts = (all: readonly Money[]) => all.map((one) => formats.money(one)).join(' · ');
  const apart = {
    sign_ups: now.fictional_sign_ups > 0 && text('fictional', { count: formats.number(now.fictional_sign_ups) }),
    confirmed: now.fictional_confirmed > 0 && text('fictional', { count: formats.number(now.fictional_confirmed) }),
    refunds: amounts(now.refunded),
    charge_backs:
      now.won_back.length > 0
        ? text('won_back', { amount: amounts(now.charged_back) || '–', won: amounts(now.won_back) })
        : amounts(now.charged_back),
    first_purchases: text('of_purchases', { count: formats.number(now.purchases) }),
    paying: text('at_end'),
  }[name];
  return (
    <FigureCard
      title={text(`figures.${name}`)}
      report={report}
      now={formats.number(now[name])}
      before={formats.number(before[name])}
      change={changeOf(now[name], before[name])}
      to={listOf(name, report)}
      apart={apart}
      series={compared(report, { now: text('now'), before: text('then') }, (figures) => figures[name])}
      format={formats.number}
    />
  );
}

interface RevenueCardProps {
  currency: string;
  /** The only one. */
  alone: boolean;
  report: Report;
}

export function RevenueCard({ currency, alone, report }: RevenueCardProps) {
  const { text, formats, scale } = useDashboardWords();
  const revenue = (figures: Figures) => amountIn(figures.revenue, currency);
  const { now, before } = report.total;
  const format = (amount: number) => formats.money({ amount, currency });
  return (
    <FigureCard
      title={alone ? text('figures.revenue') : text('figures.revenue_in', { currency })}
      report={report}
      now={format(revenue(now))}
      before={format(revenue(before))}
      change={changeOf(revenue(now), revenue(before))}
      to={listOf('revenue', report)}
      apart={text('purchases', { count: formats.number(now.purchases) })}
      series={compared(report, { now: text('now'), before: text('then') }, revenue)}
      format={format}
      formatScale={(amount) => scale(amount, currency)}
    />
  );
}

export function MessagesCard({ report }: { report: Report }) {
  const { text, formats } = useDashboardWords();
  const { now, before } = report.total;
  return (
    <FigureCard
      title={text('figures.messages')}
      report={report}
      now={formats.number(now.messages)}
      before={formats.number(before.messages)}
      change={changeOf(now.messages, before.messages)}
      apart={text('messages_apart', {
        to: formats.number(now.messages_to_fictional),
        by: formats.number(now.messages_by_fictional),
      })}
      series={[
        ...compared(report, { now: text('now'), before: text('then') }, ({ messages }) => messages),
        {
          name: text('figures.messages_fictional'),
          values: report.periods.map(({ now: own }) => own.messages_to_fictional + own.messages_by_fictional),
        },
      ]}
      format={formats.number}
    />
  );
}

const numberSx = {
  fontSize: '1.5rem',
  lineHeight: '2rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;
