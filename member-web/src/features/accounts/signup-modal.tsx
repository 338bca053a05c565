import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { wayOn } from '../../lib/kept-query';
import { DESKTOP } from '../../lib/media';
import { withBack } from '../../lib/return-path';
import { createStore, useStore } from '../../lib/store';
import { useBack } from '../../lib/use-back';
import { Modal } from '../../ui/modal';
import { Loading } from '../../ui/spinner';

const SignupWizard = lazy(() => import('./signup-wizard').then((module) => ({ default: module.SignupWizard })));
const shown = createStore(false);

/** CLI-02: a modal where there is room for one, the page on smartphones. */
export function useOpenSignup() {
  const navigate = useNavigate();
  const back = useBack();
  return () => {
    if (matchMedia(DESKTOP).matches) shown.set(true);
    else void navigate(withBack('/signup', back));
  };
}

const START = { dirty: false, busy: false };

export function SignupModal() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = useBack();
  const [search] = useSearchParams();
  const open = useStore(shown, (value) => value);
  const [step, setStep] = useState(0);
  const [progress, setProgress] = useState(START);
  const close = useCallback(() => {
    shown.set(false);
    setStep(0);
    setProgress(START);
  }, []);

  return (
    <Modal
      open={open}
      onClose={close}
      title={t('accounts.sign_up_title')}
      size="medium"
      locked={progress.dirty || progress.busy}
      busy={progress.busy}
    >
      <Suspense fallback={<Loading label={t('common.loading')} />}>
        <SignupWizard
          step={step}
          onStep={setStep}
          onProgress={setProgress}
          heading="h3"
          onDone={() => {
            close();
            void navigate(withBack('/complete-signup', wayOn(back, search)));
          }}
        />
      </Suspense>
    </Modal>
  );
}
