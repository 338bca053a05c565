import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { LoadError } from './load-error';
import { useFormats } from '../members/use-formats';
import { API } from '../providers/api';
import { dataOf, useApi } from '../providers/api-client';

interface PaymentReceiptsProps {
  paymentId: string;
  /** Changes when there may be another paper: they are then asked for anew. */
  state: string;
}

/** The papers of a payment, each as PDF; nothing is shown before it is paid. */
export function PaymentReceipts({ paymentId, state }: PaymentReceiptsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['receipts', paymentId, state],
    queryFn: () => dataOf(api.GET('/api/admin/payments/{id}/receipts', { params: { path: { id: paymentId } } })),
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data?.receipts.length) return null;
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h6" component="h3" color="secondary">
        {translate('resources.payments.blocks.receipts')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {data.receipts.map(({ number, total, issued_at }) => (
          <Box component="li" key={number} sx={rowSx}>
            <Link
              href={`${API}/receipts/${encodeURIComponent(number)}`}
              target="_blank"
              rel="noreferrer"
              color="secondary"
              // A number does not break at its hyphen.
              sx={{ whiteSpace: 'nowrap' }}
            >
              {translate('resources.payments.receipt_file', { number })}
            </Link>
            <span>{formats.instant(issued_at)}</span>
            <Box sx={{ ml: 'auto', fontWeight: 600 }}>{formats.money(total)}</Box>
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
