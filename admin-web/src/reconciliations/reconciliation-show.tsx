import { Box, Button, Card, Typography } from '@mui/material';
import { isSecondOfTwo } from '../layout/dialogs/double-press';
import { PageTitle } from '../layout/page/page-title';
import { ShowPage } from '../layout/shows/show-page';
import { useIntent } from '../layout/dialogs/use-intent';
import { FactBlock } from '../layout/shows/record-card';
import { useFormats, useText } from '../layout/values/words';
import { noonOf, type ReconciliationDetail, type Difference } from './reconciliation';
import { ReconciliationMark } from './reconciliation-mark';
import { Sums } from './sums';
import { useRowWalk } from '../layout/lists/list-keys';
import { RowLink } from '../layout/lists/list-table';
import { CardHeading, Small } from '../layout/values/card-heading';

const SOON = 1_500;
const LATER = 30_000;

export const ReconciliationShow = () => (
  <ShowPage<ReconciliationDetail>
    queryOptions={{ refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? SOON : LATER) }}
  >
    {(day) => <Day day={day} />}
  </ShowPage>
);

function Day({ day: record }: { day: ReconciliationDetail }) {
  const formats = useFormats();
  const text = useText('resources.reconciliations');
  const again = useIntent(
    (_, api) => api.POST('/api/admin/reconciliations', { body: { provider: record.provider, day: record.day } }),
    text('compare.done'),
  );
  const title = text('of', { day: formats.day(noonOf(record.day)), provider: record.provider });
  const { settled, reconciled_at } = record;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1080, pb: 2 }}>
      <PageTitle>{title}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography variant="h2">{title}</Typography>
        <span role="status">
          <ReconciliationMark status={record.status} />
        </span>
        <Button
          variant="outlined"
          color="secondary"
          sx={{ ml: { sm: 'auto' } }}
          loading={again.isPending || record.status === 'waiting'}
          onClick={(press) => isSecondOfTwo(press) || again.mutate()}
        >
          {text('compare.again')}
        </Button>
      </Box>
      <FactBlock
        title={text('facts')}
        facts={[
          [text('fields.payments'), formats.number(record.payments)],
          [text('fields.paid'), <Sums key="paid" of={record.paid} />],
          [text('fields.refunds'), formats.number(record.refunds)],
          [text('fields.paid_back'), <Sums key="paid_back" of={record.paid_back} />],
          [text('fields.chargebacks'), formats.number(record.chargebacks)],
          [text('fields.taken_back'), <Sums key="taken_back" of={record.taken_back} />],
          [text('fields.settled'), text('settled', { smart_count: settled, count: formats.number(settled) })],
          [text('fields.reconciled_at'), reconciled_at ? formats.instant(reconciled_at) : '–'],
        ]}
      />
      <DifferenceList day={record} />
    </Box>
  );
}

/** Each with what it is, what both sides say, and what to do about it. */
function DifferenceList({ day: { listed, differences, status } }: { day: ReconciliationDetail }) {
  const formats = useFormats();
  useRowWalk();
  const text = useText('resources.reconciliations');
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <CardHeading>{text('fields.differences')}</CardHeading>
      {listed.length === 0 && (
        <Typography color="textSecondary">{text(status === 'equal' ? 'no_differences' : 'not_compared')}</Typography>
      )}
      {differences > listed.length && (
        <Typography color="textSecondary">
          {text('first', { shown: formats.number(listed.length), count: formats.number(differences) })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {listed.map((one, i) => (
          <Box component="li" key={i} sx={rowSx}>
            <Line difference={one} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function Line({ difference: { kind, reference, payment_id, refund_id, theirs, ours } }: { difference: Difference }) {
  const formats = useFormats();
  const text = useText('resources.reconciliations');
  return (
    <>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{text(`kinds.${kind}.name`)}</Typography>
        <Small>{text(`kinds.${kind}.do`)}</Small>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2', overflowWrap: 'anywhere' }}>
          {reference && <span>{reference}</span>}
          {payment_id && (
            <RowLink resource="payments" id={payment_id}>
              {text('to_payment')}
            </RowLink>
          )}
          {refund_id && (
            <RowLink resource="refunds" id={refund_id}>
              {text('to_refund')}
            </RowLink>
          )}
        </Box>
      </div>
      <Box component="dl" sx={sidesSx}>
        <dt>{text('theirs')}</dt>
        <dd>{theirs ? formats.money(theirs) : '–'}</dd>
        <dt>{text('ours')}</dt>
        <dd>{ours ? formats.money(ours) : '–'}</dd>
      </Box>
    </>
  );
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
  gap: 1,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const sidesSx = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  gap: 0.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontWeight: 600 },
} as const;
