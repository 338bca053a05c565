import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { WaitingProposals } from '../layout/proposals/waiting-proposals';
import { MethodName } from '../layout/values/names';
import { WalletHistory } from '../layout/shows/wallet-history';
import type { Payment } from '../payments/payment';
import { AttentionMark, PaymentMark } from '../payments/payment-mark';
import type { Refund } from '../refunds/refund';
import { RefundMark } from '../refunds/refund-mark';
import { RelatedRecords } from '../layout/shows/related-records';
import { useFormats } from '../layout/values/words';

/** What the member paid, asked back and did with their credits. */
export function MemberMoney({ id }: { id: string }) {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <WaitingProposals of={{ member_id: id }} />
      <RelatedRecords<Payment>
        resource="payments"
        title={translate('resources.payments.name', { smart_count: 2 })}
        filter={{ member_id: id }}
        at="placed_at"
        amount={({ amount }) => formats.money(amount)}
      >
        {({ status, attention, payment_method }) => (
          <>
            <PaymentMark status={status} />
            {attention && <AttentionMark attention={attention} />}
            <MethodName id={payment_method} />
          </>
        )}
      </RelatedRecords>
      <RelatedRecords<Refund>
        resource="refunds"
        title={translate('resources.refunds.name', { smart_count: 2 })}
        filter={{ member_id: id }}
        at="requested_at"
        amount={({ amount }) => formats.money(amount)}
      >
        {({ status }) => <RefundMark status={status} />}
      </RelatedRecords>
      <WalletHistory memberId={id} />
    </Box>
  );
}
