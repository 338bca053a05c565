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
  valueOf: (figures: Figures) => number;
  format: (value: number) => string;
  formatScale?: (value: number) => string;
  /** The list that makes the number. */
  to?: string;
  /** What stands apart of it. */
  apart?: ReactNode;
  /** What is drawn besides. */
  besides?: Series[];
}

function FigureCard({ title, report, valueOf, to, apart, besides = [], ...formats }: FigureCardProps) {
  const words = useDashboardWords();
  const { text } = words;
  const now = formats.format(valueOf(report.total.now));
  const before = formats.format(valueOf(report.total.before));
  const change = changeOf(valueOf(report.total.now), valueOf(report.total.before));
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
        series={[
          // What it is compared with is drawn paler, and first.
          { name: text('then'), values: report.periods.map((period) => valueOf(period.before)), pale: true },
          { name: text('now'), values: report.periods.map((period) => valueOf(period.now)) },
          ...besides,
        ]}
        height={128}
        {...formats}
      />
    </Card>
  );
}

export function CountCard({ name, report }: { name: Count; report: Report }) {
  const { text, formats } = useDashboardWords();
  const { now } = report.total;
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
      valueOf={(figures) => figures[name]}
      format={formats.number}
      to={listOf(name, report)}
      apart={apart}
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
  return (
    <FigureCard
      title={alone ? text('figures.revenue') : text('figures.revenue_in', { currency })}
      report={report}
      valueOf={({ revenue }) => amountIn(revenue, currency)}
      format={(amount) => formats.money({ amount, currency })}
      formatScale={(amount) => scale(amount, currency)}
      to={listOf('revenue', report)}
      apart={text('purchases', { count: formats.number(report.total.now.purchases) })}
    />
  );
}

export function MessagesCard({ report }: { report: Report }) {
  const { text, formats } = useDashboardWords();
  const { now } = report.total;
  return (
    <FigureCard
      title={text('figures.messages')}
      report={report}
      valueOf={({ messages }) => messages}
      format={formats.number}
      apart={text('messages_apart', {
        to: formats.number(now.messages_to_fictional),
        by: formats.number(now.messages_by_fictional),
      })}
      besides={[
        {
          name: text('figures.messages_fictional'),
          values: report.periods.map(({ now: own }) => own.messages_to_fictional + own.messages_by_fictional),
        },
      ]}
    />
  );
}

const numberSx = { fontSize: '1.5rem', lineHeight: '2rem', fontWeight: 600 } as const;
