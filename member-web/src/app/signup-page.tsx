import { useState, type ReactNode } from 'react';
import { useTranslation } from '../lib/texts';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { RestartSignup } from '../features/accounts/restart-signup';
import { SignupWizard } from '../features/accounts/signup-wizard';
import { wayOn } from '../lib/kept-query';
import { withBack } from '../lib/return-path';
import { Panel } from '../ui/panel';
import { PageTitle } from './page-title';
import styles from './routes/auth.module.scss';

type Props = {
  /** Where the way on leads. */
  back: string | undefined;
  /** Whom a first message may go to. */
  landing: string | undefined;
  beside?: ReactNode;
};

export function SignupPage({ back, landing, beside }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const restart = () => {
    setAsking(false);
    setAttempt(attempt + 1);
    setSearch((now) => withStep(now, 0), { replace: true });
  };
  return (
    <main id="main" className={beside ? `${styles.page} ${styles.withCard}` : styles.page}>
      <PageTitle>{t('accounts.sign_up_title')}</PageTitle>
      <header className="stack gap-4">
        <h1>{t('accounts.sign_up_title')}</h1>
        <p className="quiet">{t('accounts.sign_up_lead')}</p>
      </header>
      {beside}
      <Panel className={styles.panel}>
        <SignupWizard
          key={attempt}
          step={stepIn(search)}
          // Each step is an address of its own, so that the browser's way back leads to the step before.
          onStep={(step, replace = false) => setSearch((now) => withStep(now, step), { replace })}
          onRestart={() => setAsking(true)}
          landing={landing}
          onDone={() => void navigate(withBack('/complete-signup', wayOn(back, search)), { replace: true })}
        />
      </Panel>
      <RestartSignup open={asking} onStay={() => setAsking(false)} onRestart={restart} />
      <p className="quiet text-center">
        {t('accounts.have_account')}{' '}
        <Link to={withBack('/login', back)} className="link">
          {t('accounts.log_in')}
        </Link>
      </p>
    </main>
  );
}

/** Anything may stand in an address. */
function stepIn(search: URLSearchParams): number {
  const step = search.get('step') ?? '';
  return /^\d$/.test(step) ? Number(step) : 0;
}

function withStep(search: URLSearchParams, step: number) {
  const next = new URLSearchParams(search);
  next.set('step', String(step));
  return next;
}
