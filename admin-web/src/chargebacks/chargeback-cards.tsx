import { useTranslate } from 'react-admin';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { ClaimMark } from '../layout/shows/claimed';
import { MethodName } from '../layout/values/method-name';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import type { Chargeback } from './chargeback';
import { ChargebackMark, DeadlineMark } from './chargeback-mark';
import { NoChargebacks } from './no-chargebacks';

export function ChargebackCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <CardList<Chargeback>
      empty={<NoChargebacks />}
      primaryText={({ member_id, amount }) => (
        <CardLine strong>
          <MemberName id={member_id} />
          <span>{formats.money(amount)}</span>
        </CardLine>
      )}
      secondaryText={(one) => (
        <CardLines>
          <CardLine>
            <ChargebackMark of={one} />
            <span>
              {one.status === 'open' && one.respond_by !== null && `${translate('resources.chargebacks.by')} `}
              {one.status === 'open' ? <DeadlineMark {...one} /> : formats.instant(one.reported_at)}
            </span>
          </CardLine>
          <CardLine>
            <span>
              <MethodName id={one.payment_method} />
              {one.country !== null && ` · ${formats.country(one.country)}`}
            </span>
            <ClaimMark claim={one.claim} />
          </CardLine>
        </CardLines>
      )}
    />
  );
}
