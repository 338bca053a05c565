import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isSecondOfTwo } from '../layout/dialogs/double-press';
import { PageTitle } from '../layout/page/page-title';
import { ShowPage } from '../layout/shows/show-page';
import { useIntent } from '../layout/dialogs/use-intent';
import { FactBlock } from '../layout/shows/fact-block';
import { useFormats } from '../layout/values/use-formats';
import { DifferenceList } from './difference-list';
import { noonOf, type ReconciliationDetail } from './reconciliation';
import { ReconciliationMark } from './reconciliation-mark';
import { Sums } from './sums';
import { useApi } from '../providers/api-client';

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
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const text = (key: string, options?: object) => translate(`resources.reconciliations.${key}`, options);
  const again = useIntent(
    () => api.POST('/api/admin/reconciliations', { body: { provider: record.provider, day: record.day } }),
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
