import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { KINDS, type Kind } from './api';
import styles from './transaction-filter.module.scss';

/** The choice stays in the address, so that going back and sharing keep it. */
export function TransactionFilter({ current }: { current: Kind | undefined }) {
  const { t } = useTranslation();
  const names = {
    purchase: t('credits.filter.purchase'),
    spend: t('credits.filter.spend'),
    refund: t('credits.filter.refund'),
    grant: t('credits.filter.grant'),
  };
  const pill = (kind: Kind | undefined, name: string) => (
    <Link
      key={name}
      to={kind ? `/transactions?kind=${kind}` : '/transactions'}
      replace
      preventScrollReset
      className={styles.pill}
      aria-current={kind === current ? 'page' : undefined}
    >
      {name}
    </Link>
  );
  return (
    <nav className={styles.pills} aria-label={t('credits.filter_label')}>
      {pill(undefined, t('credits.filter.all'))}
      {KINDS.map((kind) => pill(kind, names[kind]))}
    </nav>
  );
}
