import { useTranslate } from 'react-admin';
import { CardLine, CardLines, CardList } from '../layout/card-list';
import { MemberName } from '../members/member-name';
import { useFormats } from '../members/use-formats';
import { NoRefunds } from './no-refunds';
import type { Refund } from './refund';
import { RefundMark } from './refund-mark';

export function RefundCards() {
  const translate = useTranslate();
  const formats = useFormats();
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
            <span>{translate('console.credits', { smart_count: credits, count: formats.number(credits) })}</span>
          </CardLine>
          <span>{formats.instant(requested_at)}</span>
        </CardLines>
      )}
    />
  );
}
