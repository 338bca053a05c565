import { noonOf } from '../layout/values/days';
import { MethodName, MemberLink, RecordLink } from '../layout/values/names';
import { referenceOf } from '../layout/values/references';
import { useBankReason } from '../layout/values/use-bank-reason';
import { FactBlock } from '../layout/shows/record-card';
import { useFormats, useText } from '../layout/values/words';
import type { ChargebackDetail } from './chargeback';
import { useChargebackWords } from './use-chargeback-words';
import { DeadlineMark } from './chargeback-mark';

interface FactsProps {
  chargeback: ChargebackDetail;
}

export function ChargebackFacts({ chargeback }: FactsProps) {
  const text = useText('resources.chargebacks');
  const field = useText('resources.chargebacks.fields');
  const own = useChargebackWords(chargeback);
  const bankReason = useBankReason();
  const formats = useFormats();
  const { member_id, amount, credits, bank_reason, decided_at, reversed_at, status } = chargeback;
  return (
    <FactBlock
      title={text('blocks.chargeback')}
      facts={[
        [field('member_id'), <MemberLink key="member" id={member_id} />],
        [field('amount'), <strong key="amount">{formats.money(amount)}</strong>],
        [field('credits'), formats.number(credits)],
        [field('bank_reason'), bank_reason && bankReason(bank_reason)],
        [field('provider_reference'), chargeback.provider_reference],
        [field('reported_at'), formats.instant(chargeback.reported_at)],
        [field('respond_by'), <DeadlineMark key="deadline" {...chargeback} />],
        [field('deadline_reason'), chargeback.deadline_reason],
        [field('reversed_at'), reversed_at && formats.instant(reversed_at)],
        [own(`decided.${status}`), !reversed_at && decided_at && formats.instant(decided_at)],
        [field('decided_by_name'), chargeback.decided_by_name],
        [field('reason'), chargeback.reason],
      ]}
    />
  );
}

export function PurchaseFacts({ chargeback }: FactsProps) {
  const text = useText('resources.chargebacks');
  const field = useText('resources.chargebacks.fields');
  const formats = useFormats();
  const { payment_id, payment_method, country, purchase } = chargeback;
  return (
    <FactBlock
      title={text('blocks.purchase')}
      facts={[
        [
          field('payment_id'),
          <RecordLink key="payment" resource="payments" id={payment_id}>
            {referenceOf('payments', payment_id)}
          </RecordLink>,
        ],
        [field('placed_at'), formats.instant(purchase.placed_at)],
        [field('paid'), formats.money(purchase.paid)],
        [field('bought'), formats.number(purchase.bought)],
        [field('payment_method'), <MethodName key="method" id={payment_method} />],
        [field('provider'), purchase.provider],
        [field('reference'), purchase.provider_reference],
        [field('country'), country && formats.country(country)],
      ]}
    />
  );
}

/** What the evidence says of it too. */
export function DeliveredFacts({ chargeback }: FactsProps) {
  const text = useText('resources.chargebacks');
  const field = useText('resources.chargebacks.fields');
  const formats = useFormats();
  const { delivered, purchase, taken, owed } = chargeback;
  const { first_at, last_at, last_day_here } = delivered;
  return (
    <FactBlock
      title={text('blocks.delivered')}
      facts={[
        [
          field('used'),
          text('used', { used: formats.number(delivered.used), bought: formats.number(purchase.bought) }),
        ],
        [field('messages_sent'), formats.number(delivered.messages_sent)],
        [field('photos_sent'), delivered.photos_sent > 0 && formats.number(delivered.photos_sent)],
        [field('gifts_sent'), delivered.gifts_sent > 0 && formats.number(delivered.gifts_sent)],
        [field('first_at'), first_at && formats.instant(first_at)],
        [field('last_at'), last_at && formats.instant(last_at)],
        [field('days_here'), formats.number(delivered.days_here)],
        [field('last_day_here'), last_day_here && formats.day(noonOf(last_day_here))],
        [field('taken'), formats.number(taken)],
        [field('owed'), formats.number(owed)],
      ]}
    />
  );
}
