import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DESKTOP } from '../../lib/media';
import { createStore, useStore } from '../../lib/store';
import { Modal } from '../../ui/modal';
import { Loading } from '../../ui/spinner';

const SignupForm = lazy(() => import('./signup-form').then((module) => ({ default: module.SignupForm })));
const shown = createStore(false);

/** CLI-02: a modal where there is room for one, the page on smartphones. */
export function useOpenSignup() {
  const navigate = useNavigate();
  return () => {
    if (matchMedia(DESKTOP).matches) shown.set(true);
    else void navigate('/signup');
  };
}

export function SignupModal() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = useStore(shown, (value) => value);
  const [progress, setProgress] = useState({ dirty: false, busy: false });
  const close = useCallback(() => {
    shown.set(false);
    setProgress({ dirty: false, busy: false });
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
        <SignupForm
          onProgress={setProgress}
          onDone={() => {
            close();
            void navigate('/complete-signup');
          }}
        />
      </Suspense>
    </Modal>
  );
}
