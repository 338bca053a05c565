import { useTranslate } from 'react-admin';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { noonOf } from '../layout/values/days';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import type { Debit } from './debit';
import { DebitMark, TransferMark } from './debit-mark';
import { NoDebits } from './no-debits';

export function DebitCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <CardList<Debit>
      empty={<NoDebits />}
      primaryText={({ member_id, amount }) => (
        <CardLine strong>
          <MemberName id={member_id} />
          <span>{formats.money(amount)}</span>
        </CardLine>
      )}
      secondaryText={({ status, transfers, collect_on, reference }) => (
        <CardLines>
          <CardLine>
            <DebitMark status={status} />
            {transfers > 0 && <TransferMark />}
          </CardLine>
          <span>{translate('resources.direct-debits.collected_on', { day: formats.day(noonOf(collect_on)) })}</span>
          <span>{reference}</span>
        </CardLines>
      )}
    />
  );
}
