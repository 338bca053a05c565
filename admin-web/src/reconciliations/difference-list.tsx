import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRowWalk } from '../layout/lists/list-keys';
import { RowLink } from '../layout/lists/row-link';
import { useFormats } from '../layout/values/use-formats';
import type { Difference, ReconciliationDetail } from './reconciliation';

/** Each with what it is, what both sides say, and what to do about it. */
export function DifferenceList({ day: { listed, differences, status } }: { day: ReconciliationDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  useRowWalk();
  const text = (key: string, options?: object) => translate(`resources.reconciliations.${key}`, options);
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h6" component="h3" color="secondary">
        {text('fields.differences')}
      </Typography>
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
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.reconciliations.${key}`);
  return (
    <>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{text(`kinds.${kind}.name`)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {text(`kinds.${kind}.do`)}
        </Typography>
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
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontWeight: 600 },
} as const;
