import { useTranslation } from '../../lib/texts';
import { useLocation, useNavigate, type Location } from 'react-router';
import { readAnswered } from '../../features/match-finder/answers';
import { FinderFaces, MatchFinder } from '../../features/match-finder/match-finder';
import { Panel } from '../../ui/panel';
import { PageTitle } from '../page-title';
import styles from './auth.module.scss';

export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t('finder.title')}</PageTitle>
      <header className="stack centered gap-4 text-center">
        <FinderFaces />
        <h1>{t('finder.title')}</h1>
        <p className="quiet">{t('finder.lead')}</p>
      </header>
      <Panel className={styles.panel}>
        <MatchFinder
          answered={readAnswered(state)}
          // Each question is an entry of its own, so that the browser's way back leads to the one before.
          onAnswer={(answered) => void navigate({ search }, { state: answered, preventScrollReset: true })}
          onPrevious={() => void navigate(-1)}
          onDone={(answers) => void navigate('/signup-matches', { state: answers })}
        />
      </Panel>
    </main>
  );
}
