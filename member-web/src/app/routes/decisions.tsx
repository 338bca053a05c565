import { useTranslation } from 'react-i18next';
import { DecisionList } from '../../features/moderation/decision-list';
import { PageTitle } from '../page-title';

export function Component() {
  const { t } = useTranslation();
  return (
    <main id="main" className="page page--text">
      <PageTitle>{t('moderation.decisions')}</PageTitle>
      <h1>{t('moderation.decisions')}</h1>
      <p className="quiet">{t('moderation.decisions_lead')}</p>
      <DecisionList />
    </main>
  );
}
