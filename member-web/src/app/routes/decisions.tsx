import { useTranslation } from '../../lib/texts';
import { DecisionList } from '../../features/cases/decision-list';
import { OwnReports } from '../../features/cases/own-reports';
import { PageTitle } from '../page-title';
import styles from './settings.module.scss';

export function Component() {
  const { t } = useTranslation();
  return (
    <main id="main" className={`page page--text stack gap-16 ${styles.page}`}>
      <PageTitle>{t('moderation.decisions')}</PageTitle>
      <h1>{t('moderation.decisions')}</h1>
      <p className="quiet">{t('moderation.decisions_lead')}</p>
      <DecisionList />
      <OwnReports />
    </main>
  );
}
