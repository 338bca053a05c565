import { useTranslation } from '../../lib/texts';
import { useSearchParams } from 'react-router';
import { MailedDecision } from '../../features/cases/mailed-decision';
import { PageTitle } from '../page-title';
import styles from './message-page.module.scss';

/** Where the mail leads that tells a member they are shut out (PRV-03): they cannot log in. */
export function Component() {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <main id="main" className={`page page--text stack content-top gap-20 ${styles.letter}`}>
      <PageTitle>{t('moderation.objection_title')}</PageTitle>
      <MailedDecision token={token} />
    </main>
  );
}
