import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslation } from '../../lib/texts';
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
  /** The member whose card was pressed; a first message may go along (ACC-04). */
  landing?: string | undefined;
};
type State = { signup?: Place } | null;

/** Which step of the dialog an entry of the browser's history shows: so its way back is that of a page (CLI-02). */
function useDialogPlace() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as State;
  const place = state?.signup;
  const show = (step: number, replace = false, landing = place?.landing) => {
    const signup: Place = { step, depth: (place?.depth ?? 0) + (replace ? 0 : 1), landing };
    void navigate(location, { state: { ...state, signup }, replace, preventScrollReset: true });
  };
  // None of its entries stays behind: the next way back leads to the page before.
  const leave = () => place && void navigate(-place.depth);
  return { place, show, leave };
}

/**
 * CLI-02: a modal where there is room for one, the page on smartphones.
 * @returns opens it, with the member whose card was pressed if one was
 */
export function useOpenSignup(): (landing?: string) => void {
  const navigate = useNavigate();
  const back = useBack();
  const { show } = useDialogPlace();
  return (landing) => {
    if (matchMedia(DESKTOP).matches) show(signupDraft.get()?.step ?? 0, false, landing);
    else void navigate(landing ? `/members/${landing}/signup` : withBack('/signup', back));
  };
}

const START = { dirty: false, busy: false };

/** The last step of sign-up, for who has an account by now. */
type Complete = ComponentType<{ way: string | undefined; heading: 'h3' }>;

export function SignupModal({ Complete }: { Complete: Complete }) {
  const visitor = useUser() === null;
  const { pathname } = useLocation();
  const { place } = useDialogPlace();
  // It stays for its last step over the screen where one signed up, and goes with it.
  const [sentFrom, setSentFrom] = useState<string>();
  const onSend = useCallback(() => setSentFrom(pathname), [pathname]);
  const joined = !visitor && sentFrom === pathname;
  if (!joined && !(visitor && place)) return null;
  return <SignupDialog joined={joined} onSend={onSend} Complete={Complete} />;
}

type DialogProps = { joined: boolean; onSend: () => void; Complete: Complete };

function SignupDialog({ joined, onSend, Complete }: DialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = useBack();
  const [search] = useSearchParams();
  const { place, show, leave } = useDialogPlace();
  const [progress, setProgress] = useState(START);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (progress.busy) onSend();
  }, [progress.busy, onSend]);
  const [way, setWay] = useState<string>();

  const onClose = () => {
    if (joined) void navigate(way ?? '/members', { replace: true });
    else if (asking) setAsking(false);
    else if (progress.dirty) setAsking(true);
    else leave();
  };
  return (
    <Modal
      hasEntry
      open
      onClose={onClose}
      title={asking ? t('signup.leave_title') : t('accounts.sign_up_title')}
      size="medium"
      steady={!asking}
      locked={progress.dirty || progress.busy || joined}
      busy={progress.busy}
    >
      {joined && (
        <Done>
          <Complete way={way} heading="h3" />
        </Done>
      )}
      {asking && <LeaveSignup onStay={() => setAsking(false)} onLeave={leave} />}
      <div className={`column fill ${styles.inDialog}`} hidden={asking || joined}>
        <Suspense fallback={<Loading label={t('common.loading')} />}>
          <SignupWizard
            step={place?.step ?? 0}
            onStep={show}
            onProgress={setProgress}
            landing={place?.landing}
            heading="h3"
            // What the first address asked for is used once.
            onDone={() => setWay(wayOn(place?.landing ? `/members/${place.landing}` : back, search))}
          />
        </Suspense>
      </div>
    </Modal>
  );
}

/** The form has gone with the button that was pressed; what came in its place begins at its top. */
function Done({ children }: { children: ReactNode }) {
  const told = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => told.current?.focus(), []);
  return (
    <div ref={told} tabIndex={-1} className={`stack fill unringed ${styles.done}`}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
