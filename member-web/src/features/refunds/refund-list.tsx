import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { PartError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { refundQuery, refundsQuery, type Refund } from './api';
import { RefundFacts } from './refund-facts';
import { Skeleton } from '../../ui/skeleton';

/** What was asked back before, and how it stands; nothing where there is none. */
export function RefundList() {
  const { t } = useTranslation();
  const own = useQuery(refundsQuery());
  const { data } = own;
  if (own.error && !data) return <PartError query={own} />;
  if (!data || data.refunds.length === 0) return null;
  return (
    <section className="mt-32">
      <h2 className="mb-12">{t('refunds.yours')}</h2>
      <Panel className="py-8">
        <ul role="list">
          {data.refunds.map((refund: Refund) => (
            <li key={refund.refund_id} className="listed py-16">
              <RefundFacts refund={refund} />
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}

/** A refund that is known by its number only. */
export function RefundSummary({ id }: { id: string }) {
  const refund = useQuery(refundQuery(id));
  if (refund.isPending) return <Skeleton height={64} />;
  if (!refund.data) return isApiError(refund.error, 'refund_not_found') ? null : <PartError query={refund} />;
  return (
    <div className="mt-8 line-above pt-16">
      <RefundFacts refund={refund.data} />
    </div>
  );
}
