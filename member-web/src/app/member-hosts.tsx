import type { User } from '../lib/api-client/types';
import { ActivationModal } from '../features/accounts/activation-modal';
import { ConfirmFirst } from '../features/accounts/confirm-first';
import { FirstMessageDialog } from '../features/conversations/first-message-dialog';
import { PremiumOnly } from '../features/credits/premium-only';
import { useGiveKeptLikes } from '../features/likes/give-kept-likes';
import { AutoLike } from '../features/likes/auto-like';
import { LikeMoments } from '../features/likes/like-moments';
import { confirmationRequired } from '../lib/confirmation-required';
import { premiumRequired } from '../lib/premium-required';
import { onSignOut } from '../lib/session';
import { LikePopupHost } from './like-popup-host';
import { Live } from './live';
import { PushHost } from './push-host';
import { TimeBonusHost } from './time-bonus-host';

// What somebody was told that they cannot do yet is not told to who logs in next.
onSignOut(() => {
  premiumRequired.set(null);
  confirmationRequired.set(false);
});

/** What is there for a member on every screen; visitors never load it. */
export function MemberHosts({ user: { id } }: { user: User }) {
  useGiveKeptLikes();
  return (
    <>
      <ActivationModal />
      <ConfirmFirst />
      <PremiumOnly />
      <Live key={id} memberId={id} />
      <PushHost key={`push-${id}`} memberId={id} />
      <LikeMoments />
      <LikePopupHost />
      <AutoLike key={`auto-like-${id}`} />
      <FirstMessageDialog />
      <TimeBonusHost key={`bonus-${id}`} />
    </>
  );
}
