import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link, useLocation } from 'react-router';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { useGiftText } from '../../lib/gifts';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { transactionsQuery, type Transaction, type Wanted } from './api';
import styles from './transaction-list.module.scss';
import { recipientOf, transactionName } from './transaction-name';

type Props = {
  shop: string;
  wanted: Wanted;
  methodName: (method: string) => string;
};

export function TransactionList({ shop, wanted, methodName }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const query = useInfiniteQuery(transactionsQuery(wanted));

  if (query.isPending) {
    return (
      <div className="stack gap-8" role="status" aria-label={t('common.loading')}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </div>
    );
  }
  if (!query.data)
    return <LoadError text={ofError(query.error)} onRetry={() => void query.refetch()} busy={query.isFetching} />;

  const rows = query.data.pages.flatMap((page) => page.transactions);
  if (rows.length === 0) return <Empty shop={shop} wanted={wanted} />;
  const debt = query.data.pages[0]?.debt ?? 0;
  return (
    <>
      {debt > 0 && (
        <div className="mb-16">
          <Alert tone="warning">{t('credits.debt', { count: debt })}</Alert>
        </div>
      )}
      <table className={`full figures ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('credits.when')}</th>
            <th scope="col">{t('credits.what')}</th>
            <th scope="col">{t('credits.credits_column')}</th>
            <th scope="col">{t('credits.balance_column')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} methodName={methodName} />
          ))}
        </tbody>
      </table>
      {query.hasNextPage && (
        <div className="stack centered gap-8 mt-24">
          {query.isFetchNextPageError && (
            <p className="quiet" role="alert">
              {ofError(query.error)}
            </p>
          )}
          <Button onClick={() => void query.fetchNextPage()} busy={query.isFetchingNextPage}>
            {t('common.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Empty({ shop, wanted: { kind, month } }: Pick<Props, 'shop' | 'wanted'>) {
  const { t } = useTranslation();
  return kind || month ? (
    <EmptyState
      drawing={DRAWINGS.coins}
      title={month ? t('credits.none_in_month') : t('credits.none_of_kind')}
      action={<ButtonLink to="/transactions">{t('credits.show_all')}</ButtonLink>}
    />
  ) : (
    <EmptyState
      drawing={DRAWINGS.coins}
      title={t('credits.no_transactions')}
      action={<ButtonLink to={shop}>{t('credits.to_shop')}</ButtonLink>}
    />
  );
}

/** Their money went back to the member. */
const BACK: readonly Transaction['kind'][] = ['refund', 'charge_back', 'payment_returned'];
/** Their money never came, or is not settled yet. */
const UNPAID: readonly Transaction['kind'][] = [
  'payment_pending',
  'payment_failed',
  'payment_cancelled',
  'payment_declined',
];

function Row({ row, methodName }: { row: Transaction } & Pick<Props, 'methodName'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const giftText = useGiftText();
  const { search } = useLocation();
  const price = row.money && format.money(row.money);
  const recipient = recipientOf(row, t);
  return (
    <tr>
      <td className={`quiet ${styles.when}`}>
        <time dateTime={row.at}>
          {format.date(row.at)}, {format.time(row.at)}
        </time>
      </td>
      <td className={styles.what}>
        <Link
          to={{ pathname: `/transactions/${row.id}`, search }}
          state={{ listed: true }}
          preventScrollReset
          className={`strong ${styles.link}`}
        >
          {transactionName(row, t, giftText)}
        </Link>
        {price && (
          <span className="block small quiet">
            {UNPAID.includes(row.kind)
              ? [price, row.payment_method && methodName(row.payment_method)].filter(Boolean).join(' · ')
              : BACK.includes(row.kind)
                ? t('credits.paid_back', { price })
                : t('credits.paid', { price })}
          </span>
        )}
        {row.payable_until && (
          <span className="block small quiet">
            {t('credits.payable_until', { date: format.date(row.payable_until) })}
          </span>
        )}
        {recipient && <span className="block small quiet">{t('credits.to', { name: recipient })}</span>}
      </td>
      <td className={row.credits > 0 ? 'success strong' : 'strong'}>
        {row.credits === 0 ? (
          <span className="visually-hidden">{t('credits.no_credits')}</span>
        ) : (
          format.signed(row.credits)
        )}
      </td>
      <td className={`quiet ${styles.balance}`}>
        <span className={styles.label}>{t('credits.balance_column')} </span>
        {format.number(row.balance)}
      </td>
    </tr>
  );
}
