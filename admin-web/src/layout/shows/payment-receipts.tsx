import { Link } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { LoadError } from '../page/loaded';
import { RecordCard, RecordLine } from './record-card';
import { useFormats } from '../values/words';
import { API } from '../../providers/api';
import { useRead } from '../../providers/api-client';

interface PaymentReceiptsProps {
  paymentId: string;
  /** Changes when there may be another paper: they are then asked for anew. */
  state: string;
}

/** The papers of a payment, each as PDF; nothing is shown before it is paid. */
export function PaymentReceipts({ paymentId, state }: PaymentReceiptsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { data, error, refetch } = useRead(
    ['receipts', paymentId, state],
    (api) =>
      api.GET('/api/admin/receipts', { params: { query: { filter: JSON.stringify({ payment_id: paymentId }) } } }),
    { placeholderData: keepPreviousData },
  );
  if (!data) return error && <LoadError error={error} retry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <RecordCard title={translate('resources.payments.blocks.receipts')}>
      {data.map(({ number, total, issued_at }) => (
        <RecordLine
          key={number}
          begin={
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
          }
          amount={formats.money(total)}
        >
          <span>{formats.instant(issued_at)}</span>
        </RecordLine>
      ))}
    </RecordCard>
  );
}
