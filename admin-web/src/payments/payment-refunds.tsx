import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath, useGetList, useTranslate } from 'react-admin';
import { useFormats } from '../members/use-formats';
import type { RefundOfPayment } from './payment';

/** What was asked back of a payment; nothing is shown where nothing was. */
export function PaymentRefunds({ paymentId }: { paymentId: string }) {
  const translate = useTranslate();
  const formats = useFormats();
  const createPath = useCreatePath();
  const { data = [] } = useGetList<RefundOfPayment>('refunds', {
    filter: { payment_id: paymentId },
    sort: { field: 'requested_at', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  });
  if (data.length === 0) return null;
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h6" component="h3" color="secondary">
        {translate('resources.payments.blocks.refunds')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {data.map(({ id, status, amount, requested_at }) => (
          <Box component="li" key={id} sx={rowSx}>
            <Link to={createPath({ resource: 'refunds', id, type: 'show' })} sx={{ color: 'secondary.main' }}>
              {formats.instant(requested_at)}
            </Link>
            <span>{translate(`resources.refunds.status.${status}`)}</span>
            <Box sx={{ ml: 'auto', fontWeight: 600 }}>{formats.money(amount)}</Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 36,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
