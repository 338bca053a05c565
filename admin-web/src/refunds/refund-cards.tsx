import { CardLine, CardLines, CardList } from '../layout/card-list';
import { useCredits } from '../layout/use-credits';
import { MemberName } from '../members/member-name';
import { useFormats } from '../members/use-formats';
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
