import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { packagesKey } from '../features/credits/api';
import { welcomeQuery } from '../features/discounts/api';
import { useTimeBonus } from '../features/discounts/time-bonus';
import { TimeBonusModal } from '../features/discounts/time-bonus-modal';
import { useUser } from '../lib/session';

const MEMBERS_AREA = /^\/(members|chats|likes|premium)(\/|$)/;
const SERVER_ENDS_WITHIN = 3_000;

/** While a member is here: the popup of the time bonus, and prices that follow its beginning and end. */
export function TimeBonusHost() {
  const cache = useQueryClient();
  const { pathname } = useLocation();
  const running = useTimeBonus() !== null;
  const paid = useUser()?.paid_user === true;
  // Whoever is free again after a refund is asked about anew: the bonus they saw before may be used.
  useEffect(() => {
    if (paid) cache.removeQueries({ queryKey: welcomeQuery.queryKey });
  }, [cache, paid]);
  const before = useRef(false);
  useEffect(() => {
    if (before.current === running) return;
    before.current = running;
    const renew = () => void cache.invalidateQueries({ queryKey: packagesKey });
    renew();
    // The countdown ends a moment before the server's last second does.
    const again = running ? undefined : setTimeout(renew, SERVER_ENDS_WITHIN);
    return () => clearTimeout(again);
  }, [cache, running]);
  return <TimeBonusModal inMembersArea={MEMBERS_AREA.test(pathname)} />;
}
