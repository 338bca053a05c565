import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { usePermissions, useTranslate, useResourceDefinitions } from 'react-admin';
import { PageTitle } from '../layout/page/page-title';
import type { Role } from '../providers/auth-provider';
import { Business } from './business';
import { FirstSteps } from './first-steps';
import { createElement, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { CardsLoading } from './cards-loading';
import { Loaded } from '../layout/page/loaded';
import { filteredBy } from '../layout/address/list-address';
import { useAge } from '../layout/values/words';
import { useScreenKeys } from '../layout/keys/screen-keys';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { type Answer, useRead } from '../providers/api-client';
import { useDashboardWords } from './use-dashboard-words';
import { Small } from '../layout/values/card-heading';

/** The console's first screen: what waits, then how the business does (ADM-07); on a new site what to do first. */
export function DashboardPage() {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<Role>();
  return (
    <>
      <PageTitle>{translate('ra.page.dashboard')}</PageTitle>
      <Box sx={{ display: 'grid', gap: 4, pt: 1, pb: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {role === 'admin' && <FirstSteps />}
        {role && <Queues role={role} />}
        {role && role !== 'moderator' && <Business />}
      </Box>
    </>
  );
}

type Queue = Answer<'/api/admin/queues', 'get'>['queues'][number];

/** How many each role has: as many cards stand there before they come. */
const QUEUES: Record<Role, number> = { moderator: 6, finance: 7, admin: 14 };

const KEYS = [{ keys: ['R'], text: 'refresh' }];

/** As often as the numbers in the menu. */
const LATER = 30_000;

/** Each queue of the reader's role, with what waits in it and for how long: a press leads to the work. */
function Queues({ role }: { role: Role }) {
  const { text } = useDashboardWords();
  const waiting = useRead(['queues'], (api) => api.GET('/api/admin/queues'), {
    refetchInterval: LATER,
    retry: false,
  });
  useShortcuts({ r: () => void waiting.refetch() });
  useScreenKeys(KEYS);
  return (
    <Box component="section" aria-labelledby="what-waits" sx={{ minWidth: 0 }}>
      <Typography id="what-waits" variant="h2" sx={{ mb: 1.5 }}>
        {text('waits')}
      </Typography>
      <Loaded of={waiting} loading={<CardsLoading count={QUEUES[role]} height={124} sx={gridSx} />}>
        {({ queues }) => (
          <Box component="ul" sx={gridSx}>
            {queues.map((queue) => (
              <QueueCard key={queue.list} {...queue} />
            ))}
          </Box>
        )}
      </Loaded>
    </Box>
  );
}

function QueueCard({ list, filter, waiting, more, oldest_at }: Queue) {
  const translate = useTranslate();
  const age = useAge();
  const { text, formats } = useDashboardWords();
  const icon = useResourceDefinitions()[list]?.icon as ComponentType | undefined;
  return (
    <Card component="li" sx={{ listStyle: 'none', minWidth: 0 }}>
      <CardActionArea
        component={Link}
        to={{ pathname: `/${list}`, search: Object.keys(filter).length > 0 ? filteredBy(filter) : '' }}
        state={{ _scrollToTop: true }}
        sx={actionSx}
      >
        <Typography
          component="span"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere', hyphens: 'auto', minWidth: 0 }}
        >
          {list === 'debit-files' ? text('due_debits') : translate(`resources.${list}.name`, { smart_count: 2 })}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', color: 'text.secondary' }}>
          <Typography component="span" sx={{ ...numberSx, color: waiting > 0 ? 'primary.main' : 'text.secondary' }}>
            {formats.number(waiting)}
            {more && '+'}
          </Typography>
          {icon && createElement(icon)}
        </Box>
        <Small component="span">{oldest_at ? text('oldest', { age: age(oldest_at) }) : text('nothing_waits')}</Small>
      </CardActionArea>
    </Card>
  );
}

const gridSx = {
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
} as const;
const actionSx = {
  height: '100%',
  p: 2,
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  justifyContent: 'stretch',
} as const;
const numberSx = { fontSize: '2rem', lineHeight: '2.5rem', fontWeight: 600 } as const;
