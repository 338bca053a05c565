import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { useCredits } from '../layout/values/use-credits';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import { NoRefunds } from './no-refunds';
import type { Refund } from './refund';
import { RefundMark } from './refund-mark';

export function RefundCards() {
  const formats = useFormats();
  const inCredits = useCredits();
  return (
    <CardList<Refund>
      empty={<NoRefunds />}
      primaryText={({ member_id, amount }) => (
        <CardLine strong>
          <MemberName id={member_id} />
          <span>{formats.money(amount)}</span>
        </CardLine>
      )}
      secondaryText={({ status, credits, requested_at }) => (
        <CardLines>
          <CardLine>
            <RefundMark status={status} />
            <span>{inCredits(credits)}</span>
          </CardLine>
          <span>{formats.instant(requested_at)}</span>
        </CardLines>
      )}
    />
  );
}
