import { useGetList, useTranslate } from 'react-admin';
import { RecordCard, RecordLine } from '../layout/shows/record-card';
import { useFormats } from '../layout/values/words';
import type { ChargebackOfPayment, RefundOfPayment } from './payment';
import { RecordLink } from '../layout/values/names';

/** Milliseconds until a colleague or the provider may have gone on. */
const LATER = 20_000;

interface PaymentRecordsProps<Item> {
  paymentId: string;
  resource: 'refunds' | 'chargebacks';
  /** When it came about; the latest stand first. */
  at: keyof Item & string;
}

/** What was asked back of a payment, or what the bank took back; nothing is shown where there is none. */
export function PaymentRecords<Item extends RefundOfPayment | ChargebackOfPayment>({
  paymentId,
  resource,
  at,
}: PaymentRecordsProps<Item>) {
  const translate = useTranslate();
  const formats = useFormats();
  const state = ({ status }: { status: string }) => translate(`resources.${resource}.status.${status}`);
  const { data = [] } = useGetList<Item>(
    resource,
    {
      filter: { payment_id: paymentId },
      sort: { field: at, order: 'DESC' },
      pagination: { page: 1, perPage: 25 },
    },
    { refetchInterval: LATER },
  );
  if (data.length === 0) return null;
  return (
    <RecordCard title={translate(`resources.payments.blocks.${resource}`)}>
      {data.map((record) => (
        <RecordLine
          key={record.id}
          begin={
            <RecordLink resource={resource} id={record.id} sx={{ color: 'secondary.main' }}>
              {formats.instant(String(record[at]))}
            </RecordLink>
          }
          amount={formats.money(record.amount)}
        >
          <span>{state(record)}</span>
        </RecordLine>
      ))}
    </RecordCard>
  );
}
