import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MatchFinder } from '../../features/match-finder/match-finder';
import { Panel } from '../../ui/panel';
import { PageTitle } from '../page-title';
import styles from './auth.module.scss';

export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t('finder.title')}</PageTitle>
      <header className={styles.head}>
        <h1>{t('finder.title')}</h1>
        <p className="quiet">{t('finder.lead')}</p>
      </header>
      <Panel className={styles.panel}>
        <MatchFinder onDone={(answers) => void navigate('/signup-matches', { state: answers })} />
      </Panel>
    </main>
  );
}
