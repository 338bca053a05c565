import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { transactionsQuery, type Transaction } from './api';
import styles from './transaction-list.module.scss';

export function TransactionList({ shop }: { shop: string }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const query = useInfiniteQuery(transactionsQuery());

  if (query.isPending) {
    return (
      <div className={styles.loading} role="status" aria-label={t('common.loading')}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </div>
    );
  }
  if (!query.data)
    return <LoadError text={ofError(query.error)} onRetry={() => void query.refetch()} busy={query.isFetching} />;

  const rows = query.data.pages.flatMap((page) => page.transactions);
  if (rows.length === 0) {
    return (
      <EmptyState
        drawing="coins"
        title={t('credits.no_transactions')}
        action={<ButtonLink to={shop}>{t('credits.to_shop')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <table className={styles.table}>
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
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button onClick={() => void query.fetchNextPage()} busy={query.isFetchingNextPage}>
            {t('common.more')}
          </Button>
        </div>
      )}
    </>
  );
}

const KINDS = {
  grant: 'credits.kind.grant',
  purchase: 'credits.kind.purchase',
  spend: 'credits.kind.spend',
  refund_request: 'credits.kind.refund_request',
  refund_refused: 'credits.kind.refund_refused',
  refund: 'credits.kind.refund',
  lapse: 'credits.kind.lapse',
} as const;

function Row({ row }: { row: Transaction }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sign = row.credits > 0 ? '+' : '\u2212';
  return (
    <tr>
      <td className={styles.when}>
        <time dateTime={row.at}>
          {format.date(row.at)}, {format.time(row.at)}
        </time>
      </td>
      <td className={styles.what}>{t(KINDS[row.kind])}</td>
      <td className={row.credits > 0 ? styles.in : styles.out}>
        {sign}
        {format.number(Math.abs(row.credits))}
      </td>
      <td className={styles.balance}>{format.number(row.balance)}</td>
    </tr>
  );
}
