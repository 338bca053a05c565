import { useRef } from 'react';
import { useTranslation } from '../../lib/texts';
import { useLocation, useNavigate, useParams, useSearchParams, type Location } from 'react-router';
import { KINDS, type Transaction } from '../../features/credits/api';
import { TransactionDetail } from '../../features/credits/transaction-detail';
import { TransactionFilter } from '../../features/credits/transaction-filter';
import { TransactionList } from '../../features/credits/transaction-list';
import { methodName } from '../../features/payments/method-mark';
import { PaymentSummary } from '../../features/payments/payment-facts';
import { ReceiptLinks } from '../../features/payments/receipt-links';
import { RefundSummary } from '../../features/refunds/refund-list';
import { useUser } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { PageTitle } from '../page-title';
import styles from './transactions.module.scss';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const { id } = useParams();
  const asked = useSearchParams()[0];
  const month = asked.get('month') ?? '';
  const wanted = {
    kind: KINDS.find((one) => one === asked.get('kind')),
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  };
  return (
    <main id="main" className="page page--text">
      <PageTitle>{t('credits.transactions')}</PageTitle>
      <header className="flex wrap items-top between gap-8-16 mb-16">
        <div>
          <h1 className="mb-4">{t('credits.transactions')}</h1>
          {user && <p className="quiet figures">{t('credits.balance', { count: user.credits })}</p>}
        </div>
        {user?.paid_user && (
          <ButtonLink to="/refund" size="small">
            {t('refunds.title')}
          </ButtonLink>
        )}
      </header>
      <TransactionFilter wanted={wanted} />
      <Panel className={styles.panel}>
        <TransactionList
          shop={user?.paid_user ? '/credits' : '/premium'}
          wanted={wanted}
          methodName={(method) => methodName(method, t)}
        />
      </Panel>
      {id && <Detail key={id} id={id} />}
    </main>
  );
}

/** Closed, it leaves no entry in the history: Back does not open it again. */
function Detail({ id }: { id: string }) {
  const { search, state } = useLocation() as Location<{ listed?: true } | null>;
  const navigate = useNavigate();
  // A second Escape before the first has led back would leave the list as well.
  const closed = useRef(false);
  const close = () => {
    if (closed.current) return;
    closed.current = true;
    if (state?.listed) void navigate(-1);
    else void navigate({ pathname: '/transactions', search }, { replace: true, preventScrollReset: true });
  };
  return <TransactionDetail id={id} onClose={close} cause={causeOf} />;
}

function causeOf({ kind, reference }: Transaction) {
  if (kind.startsWith('payment_')) {
    return (
      <>
        <PaymentSummary id={reference} />
        <PaymentLink id={reference} />
      </>
    );
  }
  if (kind === 'purchase' || kind.startsWith('charge_back')) {
    return (
      <>
        <PaymentSummary id={reference} />
        <ReceiptLinks paymentId={reference} />
      </>
    );
  }
  if (!kind.startsWith('refund')) return null;
  return (
    <>
      <RefundSummary id={reference} />
      <ReceiptLinks causeId={reference} />
    </>
  );
}

/** Where it is paid again, or what it waits for. */
function PaymentLink({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <p className="mt-16">
      <ButtonLink to={`/credits/result/${id}`}>{t('credits.to_payment')}</ButtonLink>
    </p>
  );
}
