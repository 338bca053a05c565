import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DESKTOP, useMedia } from '../../lib/media';
import { useUser } from '../../lib/session';
import { needsActivation } from './activation-reminder';
import { CheckInbox } from './check-inbox';

/** Who has just signed up by the API is reminded in a modal on a smartphone (ACC-13). */
export function ActivationModal() {
  const user = useUser();
  const fresh = useSearchParams()[0].has('api_signup_complete');
  const smartphone = !useMedia(DESKTOP);
  const [closed, setClosed] = useState(false);
  if (!user || !needsActivation(user)) return null;
  return <CheckInbox open={fresh && smartphone && !closed} onClose={() => setClosed(true)} email={user.email} />;
}
