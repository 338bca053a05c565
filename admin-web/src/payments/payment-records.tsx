import { useGetList, useTranslate } from 'react-admin';
import { RecordCard, RecordLine } from '../layout/shows/record-card';
import { useFormats } from '../layout/values/words';
import type { ChargebackOfPayment, RefundOfPayment } from './payment';
import { RecordLink } from '../layout/values/names';

/** Milliseconds until a colleague or the provider may have gone on. */
const LATER = 20_000;

interface OfPayment {
  paymentId: string;
}

/** What was asked back of a payment. */
export function PaymentRefunds({ paymentId }: OfPayment) {
  const translate = useTranslate();
  return (
    <PaymentRecords<RefundOfPayment>
      paymentId={paymentId}
      resource="refunds"
      at="requested_at"
      status={({ status }) => translate(`resources.refunds.status.${status}`)}
    />
  );
}

/** What the bank took back of a payment. */
export function PaymentChargebacks({ paymentId }: OfPayment) {
  const translate = useTranslate();
  return (
    <PaymentRecords<ChargebackOfPayment>
      paymentId={paymentId}
      resource="chargebacks"
      at="reported_at"
      status={({ status }) => translate(`resources.chargebacks.status.${status}`)}
    />
  );
}

interface PaymentRecordsProps<Item> extends OfPayment {
  resource: 'refunds' | 'chargebacks';
  /** When it came about; the latest stand first. */
  at: keyof Item & string;
  /** In words. */
  status: (record: Item) => string;
}

/** Nothing is shown where there are none. */
function PaymentRecords<Item extends RefundOfPayment | ChargebackOfPayment>({
  paymentId,
  resource,
  at,
  status,
}: PaymentRecordsProps<Item>) {
  const translate = useTranslate();
  const formats = useFormats();
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
          <span>{status(record)}</span>
        </RecordLine>
      ))}
    </RecordCard>
  );
}
