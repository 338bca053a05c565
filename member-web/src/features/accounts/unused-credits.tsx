import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { queries } from '../../lib/api-client/client';
import type { Money } from '../../lib/api-client/types';
import { useFormat } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';

/** What was paid for and not used is offered back before an account goes (ACC-12). */
export function UnusedCredits() {
  const { t } = useTranslation();
  const format = useFormat();
  // Who asks for it and comes back has less to ask for.
  const offer = useQuery(queries.queryOptions('get', '/api/refunds/offer', {}, { staleTime: 0 }));
  const amounts = totals(offer.data?.lots.map((lot) => lot.amount) ?? []);
  if (amounts.length === 0) return null;
  return (
    <Alert
      tone="warning"
      action={
        <ButtonLink size="small" to="/refund">
          {t('accounts.delete_refund_action')}
        </ButtonLink>
      }
    >
      {t('accounts.delete_refund', { amount: amounts.map(format.money).join(' + ') })}
    </Alert>
  );
}

/** One sum for each currency. */
function totals(amounts: Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].filter(([, amount]) => amount > 0).map(([currency, amount]) => ({ currency, amount }));
}
