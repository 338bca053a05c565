import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Icon } from '../../ui/icon';
import { receiptsQuery } from './api';

/** The papers of a purchase, or the one of a refund; nothing while there are none. */
export function ReceiptLinks({ paymentId, causeId }: { paymentId?: string; causeId?: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(receiptsQuery(paymentId));
  const found = data?.receipts.filter(({ cause_id }) => !causeId || cause_id === causeId) ?? [];
  if (found.length === 0) return null;
  return (
    <ul role="list" className="stack mt-12">
      {found.map(({ number, kind }) => (
        <li key={number}>
          <a
            className="inline items-center gap-8 min-44"
            href={`/api/receipts/${encodeURIComponent(number)}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="file" size={20} />
            {kind === 'receipt' ? t('payments.receipt', { number }) : t('payments.credit_note', { number })}
          </a>
        </li>
      ))}
    </ul>
  );
}
