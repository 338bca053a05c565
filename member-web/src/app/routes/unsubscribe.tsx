import { useTranslation } from '../../lib/texts';
import { useSearchParams } from 'react-router';
import { Unsubscribe } from '../../features/notifications/unsubscribe';
import { PageTitle } from '../page-title';
import styles from './message-page.module.scss';

/** Where the link at the foot of a mail leads. */
export function Component() {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <main id="main" className={`stack fill full ${styles.page}`}>
      <PageTitle>{t('notices.unsubscribe')}</PageTitle>
      <Unsubscribe token={token} />
    </main>
  );
}
