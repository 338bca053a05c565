import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePermissions, useTranslate } from 'react-admin';
import { AddressDays, faultOf, useAddressDays } from '../layout/address-days';
import { noonOf } from '../layout/days';
import { FileLink } from '../layout/export-link';
import { KeyHints } from '../layout/key-hints';
import { ListLoading } from '../layout/list-loading';
import { LoadError } from '../layout/load-error';
import { LinesDrawing, Notice } from '../layout/notice';
import { PageTitle } from '../layout/page-title';
import { PeriodSteps } from '../layout/period-steps';
import { ToggleChoice } from '../layout/toggle-choice';
import { useAddress } from '../layout/use-address';
import { useShortcuts } from '../layout/use-shortcuts';
import { useFormats } from '../members/use-formats';
import { dataOf, useApi } from '../providers/api-client';
import type { Role } from '../providers/auth-provider';
import { neighbour, PERIODS, type Period, type Report } from './staff-figures';
import { WorkTable } from './work-table';

/** What moderators decided, how much of it did not hold, and how long members had waited (ADM-07). */
export function StaffFiguresPage() {
  const translate = useTranslate();
  const api = useApi();
  const { permissions: role } = usePermissions<Role>();
  const [params, set] = useAddress();
  const [days, choose] = useAddressDays();
  const period = PERIODS.find((one) => one === params.get('period')) ?? 'month';
  const fault = period === 'own' ? faultOf(days) : undefined;
  const query = period === 'own' ? days : { by: period, ...(days.until && { until: days.until }) };
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-figures', query],
    queryFn: () => dataOf(api.GET('/api/admin/staff-figures', { params: { query } })),
    placeholderData: keepPreviousData,
    enabled: !fault,
  });
  useShortcuts({ r: () => void refetch() });
  const text = (key: string) => translate(`resources.staff-figures.${key}`);
  const choosePeriod = (chosen: Period) =>
    chosen === 'own'
      ? // It begins with the days that are on the screen.
        set({ period: chosen, from: data?.from ?? null, until: data?.until ?? null })
      : set({ period: chosen === 'month' ? null : chosen, from: null, until: null });
  return (
    <>
      <PageTitle>{translate('resources.staff-figures.name', { smart_count: 2 })}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
          {text(role === 'moderator' ? 'intro_own' : 'intro')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <ToggleChoice
            label={text('period')}
            value={period}
            options={PERIODS.map((one) => [one, text(`periods.${one}`)] as const)}
            onChoose={choosePeriod}
          />
          {period === 'own' ? (
            <AddressDays labels={{ from: text('from'), until: text('until') }} days={days} onChoose={choose} />
          ) : (
            data && <Neighbours report={data} current={!days.until} onChoose={(until) => set({ until })} />
          )}
          <KeyHints hints={[{ keys: ['R'], text: 'refresh' }]} />
          {!fault && <FileLink path="staff-figures.csv" query={query} />}
        </Box>
        {fault ? null : data ? (
          <Shown report={data} role={role} />
        ) : error ? (
          <LoadError error={error} retry={() => void refetch()} />
        ) : (
          <ListLoading />
        )}
      </Box>
    </>
  );
}

interface NeighboursProps {
  report: Report;
  /** It is the period with today. */
  current: boolean;
  onChoose: (until: string | null) => void;
}

/** The period by its days, with the way to the one before and after it. */
function Neighbours({ report, current, onChoose }: NeighboursProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { from, until } = report;
  const [first, last] = [formats.day(noonOf(from)), formats.day(noonOf(until))];
  const next = neighbour(report, 1);
  const today = new Date().toISOString().slice(0, 10);
  return (
    <PeriodSteps
      shown={from === until ? first : translate('dashboard.span', { from: first, until: last })}
      onEarlier={() => onChoose(neighbour(report, -1))}
      onLater={current ? null : () => onChoose(next < today ? next : null)}
    />
  );
}

function Shown({ report, role }: { report: Report; role: Role | undefined }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.staff-figures.${key}`);
  if (report.total.decided === 0)
    return (
      <Notice
        drawing={
          <LinesDrawing>
            <circle cx="48" cy="48" r="30" />
            <path d="M48 30v18l12 8" />
          </LinesDrawing>
        }
      >
        {text('nothing')}
      </Notice>
    );
  return (
    <>
      <WorkTable report={report} role={role} />
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 640 }}>
        {text('explained')}
      </Typography>
    </>
  );
}
