import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { allTexts } from '../../lib/i18n';
import { wayOn } from '../../lib/kept-query';
import { lazily } from '../../lib/lazily';
import { DESKTOP } from '../../lib/media';
import { withBack } from '../../lib/return-path';
import { useUser } from '../../lib/session';
import { useBack } from '../../lib/use-back';
import { Modal } from '../../ui/modal';
import { Loading } from '../../ui/spinner';
import { LeaveSignup } from './leave-signup';
import { signupDraft } from './signup-draft';
import styles from './signup-wizard.module.scss';

const SignupWizard = lazy(
  lazily(async () => {
    const [module] = await Promise.all([import('./signup-wizard'), allTexts()]);
    return { default: module.SignupWizard };
  }),
);

type Place = {
  step: number;
  /** How many entries of the browser's history the dialog has added up to this one. */
  depth: number;
};
type State = { signup?: Place } | null;

/** Which step of the dialog an entry of the browser's history shows: so its way back is that of a page (CLI-02). */
function useDialogPlace() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as State;
  const place = state?.signup;
  const show = (step: number, replace = false) => {
    const depth = (place?.depth ?? 0) + (replace ? 0 : 1);
    void navigate(location, { state: { ...state, signup: { step, depth } }, replace, preventScrollReset: true });
  };
  // None of its entries stays behind: the next way back leads to the page before.
  const leave = () => place && void navigate(-place.depth);
  return { place, show, leave };
}

/** CLI-02: a modal where there is room for one, the page on smartphones. */
export function useOpenSignup() {
  const navigate = useNavigate();
  const back = useBack();
  const { show } = useDialogPlace();
  return () => {
    if (matchMedia(DESKTOP).matches) show(signupDraft.get()?.step ?? 0);
    else void navigate(withBack('/signup', back));
  };
}

const START = { dirty: false, busy: false };

export function SignupModal() {
  const visitor = useUser() === null;
  const { place } = useDialogPlace();
  return visitor && place ? <SignupDialog /> : null;
}

function SignupDialog() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = useBack();
  const [search] = useSearchParams();
  const { place, show, leave } = useDialogPlace();
  const [progress, setProgress] = useState(START);
  const [asking, setAsking] = useState(false);

  const onClose = () => {
    if (asking) setAsking(false);
    else if (progress.dirty) setAsking(true);
    else leave();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={asking ? t('signup.leave_title') : t('accounts.sign_up_title')}
      size="medium"
      steady={!asking}
      locked={progress.dirty || progress.busy}
      busy={progress.busy}
    >
      {asking && <LeaveSignup onStay={() => setAsking(false)} onLeave={leave} />}
      <div className={styles.inDialog} hidden={asking}>
        <Suspense fallback={<Loading label={t('common.loading')} />}>
          <SignupWizard
            step={place?.step ?? 0}
            onStep={show}
            onProgress={setProgress}
            heading="h3"
            onDone={() => void navigate(withBack('/complete-signup', wayOn(back, search)), { replace: true })}
          />
        </Suspense>
      </div>
    </Modal>
  );
}
