import { useTranslation } from '../../lib/texts';
import { Link, useLocation, useSearchParams } from 'react-router';
import { MemberGrid } from '../../features/discovery/member-grid';
import { agesFor, readAnswers } from '../../features/match-finder/answers';
import { useSettings } from '../../lib/settings';
import { visitorsMaySearch, sourceIn } from '../guards';
import { SignupButton } from '../layouts/signup-button';
import { PageTitle } from '../page-title';
import { usePickAsVisitor } from '../use-pick-as-visitor';
import styles from './signup-matches.module.scss';

/** Members of the visitor's own age, and the way to sign up (DSC-07). */
export function Component() {
  const { t } = useTranslation();
  const settings = useSettings();
  const [query] = useSearchParams();
  const answers = readAnswers(useLocation().state);
  const source = sourceIn(query);
  const pick = usePickAsVisitor();
  const open = visitorsMaySearch(settings, source);
  const title = answers ? t('finder.matches_title_age') : t('finder.matches_title');
  return (
    <main id="main" className="page">
      <PageTitle>{title}</PageTitle>
      <header className={`stack gap-16 mb-16 ${styles.head}`}>
        <div>
          <h1>{title}</h1>
          <p className="quiet">{open ? t('finder.matches_text') : t('finder.matches_closed')}</p>
        </div>
        <SignupButton size="large" />
      </header>
      <p className="row wrap gap-12 mb-20">
        {answers && (
          <span className={`flex wrap gap-8 ${styles.pills}`} aria-label={t('finder.your_answers')} role="group">
            <span>{answers.age === 'young' ? t('finder.age_young') : t('finder.age_old')}</span>
            <span>{answers.appearance === 'sexy' ? t('finder.appearance_sexy') : t('finder.appearance_normal')}</span>
          </span>
        )}
        <Link to="/match-finder" className="link">
          {answers ? t('finder.again') : t('finder.title')}
        </Link>
      </p>
      {open && (
        <MemberGrid pageSize={24} filter={agesFor(answers?.age)} visitor={source} onReset={undefined} onOpen={pick} />
      )}
    </main>
  );
}
