import { lazy } from 'react';
import { SignupModal } from '../features/accounts/signup-modal';
import { lazily } from '../lib/lazily';
import { Toasts } from '../ui/toasts';
import { LeaveGuard } from './leave-guard';
import { SiteEntry } from './site-entry';

const SignupComplete = lazy(
  lazily(() => import('./signup-complete').then((module) => ({ default: module.SignupComplete }))),
);

/** What comes up over a screen, for visitors and members alike; none of it is there at first. */
export function Hosts() {
  return (
    <>
      <SiteEntry />
      <SignupModal Complete={SignupComplete} />
      <LeaveGuard />
      <Toasts />
    </>
  );
}
