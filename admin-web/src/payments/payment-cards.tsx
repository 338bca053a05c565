import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { MethodName } from '../layout/values/method-name';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import { NoPayments } from './no-payments';
import type { Payment } from './payment';
import { AttentionMark, PaymentMark } from './payment-mark';

export function PaymentCards() {
  const formats = useFormats();
  return (
    <CardList<Payment>
      empty={<NoPayments />}
      primaryText={({ member_id, amount }) => (
        <CardLine strong>
          <MemberName id={member_id} />
          <span>{formats.money(amount)}</span>
        </CardLine>
      )}
      secondaryText={({ status, attention, payment_method, placed_at }) => (
        <CardLines>
          <CardLine>
            <PaymentMark status={status} />
            <MethodName id={payment_method} />
          </CardLine>
          {attention && <AttentionMark attention={attention} />}
          <span>{formats.instant(placed_at)}</span>
        </CardLines>
      )}
    />
  );
}
