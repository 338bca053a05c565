import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link, useNavigate } from 'react-router';
import { useFormat } from '../../lib/format';
import { Select } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { KINDS, searchOf, transactionsQuery, type Kind, type Wanted } from './api';
import styles from './transaction-filter.module.scss';

/** The choice stays in the address, so that going back and sharing keep it. */
export function TransactionFilter({ wanted }: { wanted: Wanted }) {
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
      to={`/transactions${searchOf({ ...wanted, kind })}`}
      replace
      preventScrollReset
      className={`min-44 bold-15 px-16 ${styles.pill}`}
      aria-current={kind === wanted.kind ? 'page' : undefined}
    >
      {name}
    </Link>
  );
  return (
    <>
      <nav className={`flex gap-8 ${styles.pills}`} aria-label={t('credits.filter_label')}>
        {pill(undefined, t('credits.filter.all'))}
        {KINDS.map((kind) => pill(kind, names[kind]))}
      </nav>
      <div className={`flex wrap between mb-16 ${styles.bar}`}>
        <Month wanted={wanted} />
        <a
          href={`/api/transactions.csv${searchOf(wanted)}`}
          download
          className={`link inline items-center gap-8 min-44 bold-15 ${styles.file}`}
        >
          <Icon name="file" size={20} />
          {t('credits.as_file')}
        </a>
      </div>
    </>
  );
}

function Month({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { data } = useInfiniteQuery(transactionsQuery(wanted));
  const months = monthsSince(data?.pages[0]?.since ?? null);
  // An address may name any month.
  if (wanted.month && !months.includes(wanted.month)) months.push(wanted.month);
  return (
    <Select
      label={t('credits.month')}
      value={wanted.month ?? ''}
      onChange={({ target }) => {
        const month = target.value || undefined;
        void navigate(`/transactions${searchOf({ ...wanted, month })}`, { replace: true, preventScrollReset: true });
      }}
    >
      <option value="">{t('credits.every_month')}</option>
      {months.map((month) => (
        <option key={month} value={month}>
          {format.month(month)}
        </option>
      ))}
    </Select>
  );
}

/** `YYYY-MM`, the newest first; this month alone while nothing has happened. */
function monthsSince(since: string | null): string[] {
  const now = new Date();
  const first = since ? new Date(since) : now;
  const count = (now.getFullYear() - first.getFullYear()) * 12 + now.getMonth() - first.getMonth();
  return Array.from({ length: count + 1 }, (_, i) => {
    const month = new Date(now.getFullYear(), now.getMonth() - i, 1);
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`;
  });
}
