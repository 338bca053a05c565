import { useEffect } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router';
import { SignupModal } from '../features/accounts/signup-modal';
import { FirstMessageDialog } from '../features/conversations/first-message-dialog';
import { LikeMoments } from '../features/likes/like-moments';
import { PremiumOnly } from '../features/credits/premium-only';
import { ActivationModal } from '../features/accounts/activation-modal';
import { ConfirmFirst } from '../features/accounts/confirm-first';
import { useUser } from '../lib/session';
import { BrandMark } from '../ui/brand';
import { Toasts } from '../ui/toasts';
import { Arrival } from './arrival';
import { LeaveGuard } from './leave-guard';
import { Live } from './live';
import { useDescription } from './use-description';
import { useOneScreenAPress } from './use-one-screen-a-press';
import { PushHost } from './push-host';
import { ProgressBar } from './progress-bar';
import { SiteEntry } from './site-entry';
import { TimeBonusHost } from './time-bonus-host';
import styles from './root.module.scss';

/** Every first screen of a visit has the key 'default', so one would begin where another was left, as after paying. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

export function Root() {
  const user = useUser();
  const description = useDescription();
  useOneScreenAPress();

  useEffect(() => {
    const meta = document.head.querySelector('meta[name="description"]') ?? document.createElement('meta');
    meta.setAttribute('name', 'description');
    meta.setAttribute('content', description);
    document.head.append(meta);
  }, [description]);

  return (
    <>
      <ProgressBar />
      <Outlet />
      <Arrival />
      <SiteEntry />
      <SignupModal />
      <ActivationModal />
      <ConfirmFirst />
      <LeaveGuard />
      {user && <PremiumOnly />}
      <Toasts />
      {user && <Live key={user.id} />}
      {user && <PushHost key={`push-${user.id}`} memberId={user.id} />}
      {user && <LikeMoments />}
      {user && <FirstMessageDialog />}
      {user && <TimeBonusHost key={`bonus-${user.id}`} memberId={user.id} />}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

export function Splash() {
  return (
    <div className={styles.splash}>
      <BrandMark size={56} />
    </div>
  );
}
