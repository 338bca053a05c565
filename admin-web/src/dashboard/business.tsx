import { Box, IconButton, Skeleton, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { FileLink } from '../layout/lists/export-link';
import { CardsLoading } from './cards-loading';
import { Loaded } from '../layout/page/loaded';
import { LinesDrawing, Notice } from '../layout/page/notice';
import { ToggleChoice } from '../layout/forms/toggle-choice';
import { useAddress } from '../layout/address/use-address';
import { useRead } from '../providers/api-client';
import { CountCard, MessagesCard, RevenueCard } from './figure-cards';
import { COUNTS, currenciesOf, isNothing, otherWindow, UNITS, type Report } from './figures';
import { Funnel } from './funnel';
import { SharesCard } from './shares-card';
import { useDashboardWords } from './use-dashboard-words';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Small } from '../layout/values/card-heading';

/** Figures change with every event; nobody watches them by the second. */
const LATER = 120_000;

/** How the business does, by day, week or month, each figure with the time before. */
export function Business() {
  const { text, span } = useDashboardWords();
  const [params, set] = useAddress();
  const by = UNITS.find((one) => one === params.get('by')) ?? 'day';
  const until = params.get('until');
  const query = { by, ...(until && { until }) };
  const figures = useRead(['figures', query], (api) => api.GET('/api/admin/figures', { params: { query } }), {
    placeholderData: keepPreviousData,
    refetchInterval: LATER,
    retry: false,
  });
  const { data } = figures;
  return (
    <Box component="section" aria-labelledby="how-it-goes" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography id="how-it-goes" variant="h2" sx={{ flexGrow: 1 }}>
          {text('business')}
        </Typography>
        <ToggleChoice
          label={text('by')}
          value={by}
          options={UNITS.map((one) => [one, text(`units.${one}`)] as const)}
          onChoose={(chosen) => set({ by: chosen === 'day' ? null : chosen, until: null })}
        />
        <PeriodSteps
          shown={data && span(data)}
          onEarlier={data && (() => set({ until: otherWindow(data, -1) }))}
          onLater={data && until !== null ? () => set({ until: laterOf(data) }) : undefined}
        />
        <FileLink path="figures.csv" query={query} />
      </Box>
      <Loaded of={figures} loading={<CardsLoading count={8} height={232} sx={gridSx} />}>
        {(report) => <Shown report={report} />}
      </Loaded>
    </Box>
  );
}

/** Null: up to today, which needs no day in the address. */
function laterOf(report: Report): string | null {
  const day = otherWindow(report, 1);
  return day < new Date().toISOString().slice(0, 10) ? day : null;
}

function Shown({ report }: { report: Report }) {
  const { text } = useDashboardWords();
  if (isNothing(report))
    return (
      <Notice
        drawing={
          <LinesDrawing>
            <path d="M16 16v64h64" />
            <path d="m28 64 14-16 12 8 20-26" strokeDasharray="3 5" />
          </LinesDrawing>
        }
      >
        {text('nothing')}
      </Notice>
    );
  const [first, second, third, paying, ...back] = COUNTS;
  const currencies = currenciesOf(report);
  return (
    <>
      <Box sx={gridSx}>
        {[first, second, third, paying].map((name) => (
          <CountCard key={name} name={name} report={report} />
        ))}
        {currencies.map((currency) => (
          <RevenueCard key={currency} currency={currency} alone={currencies.length === 1} report={report} />
        ))}
        {back.map((name) => (
          <CountCard key={name} name={name} report={report} />
        ))}
        <MessagesCard report={report} />
      </Box>
      <Box sx={wideSx}>
        <Funnel report={report} />
        {currencies.flatMap((currency) =>
          (['countries', 'methods'] as const).map((part) => (
            <SharesCard
              key={`${part} ${currency}`}
              part={part}
              currency={currency}
              alone={currencies.length === 1}
              report={report}
            />
          )),
        )}
      </Box>
      <Small sx={{ maxWidth: 860 }}>{text('explained')}</Small>
    </>
  );
}

const gridSx = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;
const wideSx = {
  ...gridSx,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;

interface PeriodStepsProps {
  /** The period that is shown, in words; it has its place before it has come. */
  shown: string | undefined;
  onEarlier: (() => void) | undefined;
  /** None where it is the last one, with today in it. */
  onLater: (() => void) | undefined;
}

/** A period, with the way to the one before it and after it. */
function PeriodSteps({ shown, onEarlier, onLater }: PeriodStepsProps) {
  const translate = useTranslate();
  const step = (name: 'earlier' | 'later') => {
    const text = translate(`console.period.${name}`);
    return { 'aria-label': text, title: text };
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton {...step('earlier')} disabled={!onEarlier} onClick={onEarlier}>
        <ChevronLeft />
      </IconButton>
      <Typography component="span" variant="body2" role="status" sx={{ textAlign: 'center', minWidth: 0 }}>
        {shown ?? <Skeleton width="13em" />}
      </Typography>
      <IconButton {...step('later')} disabled={!onLater} onClick={onLater}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
