import { useTranslation } from 'react-i18next';
import { TransactionList } from '../../features/credits/transaction-list';
import { useUser } from '../../lib/session';
import { Panel } from '../../ui/panel';
import { PageTitle } from '../page-title';
import styles from './transactions.module.scss';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <main id="main" className="page page--text">
      <PageTitle>{t('credits.transactions')}</PageTitle>
      <h1 className={styles.title}>{t('credits.transactions')}</h1>
      {user && <p className={styles.balance}>{t('credits.balance', { count: user.credits })}</p>}
      <Panel className={styles.panel}>
        <TransactionList shop={user?.paid_user ? '/credits' : '/premium'} />
      </Panel>
    </main>
  );
}
