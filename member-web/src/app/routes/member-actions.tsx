import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useNavigate } from 'react-router';
import { openChat } from '../../features/conversations/api';
import { openGifts } from '../../features/conversations/gifts/gift-choice';
import { LikeButton } from '../../features/likes/like-button';
import { ReportDialog } from '../../features/cases/report-dialog';
import type { Member } from '../../features/discovery/api';
import { BlockDialog, UnblockButton } from '../../features/blocks/block-button';
import { raiseConfirmationRequired } from '../../lib/confirmation-required';
import { useErrorText } from '../../lib/error-text';
import { writeTo } from '../../lib/first-message';
import { useGifts } from '../../lib/gifts';
import { useMedia } from '../../lib/media';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Button, IconButton } from '../../ui/button';
import { Dropdown } from '../../ui/dropdown';
import { Icon, type IconName } from '../../ui/icon';
import { toast } from '../../ui/toasts';
import styles from './member-actions.module.scss';

/** What one can do with a member: write, like, give, and behind "more" what one seldom wants. */
export function MemberActions({ member }: { member: Member }) {
  const { t } = useTranslation();
  const { message_credits } = useSettings();
  const user = useUser();
  // A phone's bar has room for two beside the words.
  const small = useMedia('(max-width: 767.98px)');
  const giveGift = useGiveGift(member);
  const giftLabel = t('conversations.gift.give');
  if (member.id === user?.profile.id) return null;
  if (member.blocked_by_me) {
    return (
      <>
        <UnblockButton id={member.id} name={member.name} />
        <More key="more" member={member} small={small} />
      </>
    );
  }
  // Who has not confirmed is told by either button to do so, where they are.
  const unconfirmed = user?.status === 'not_confirmed';
  const write = (
    <>
      <Icon name="chats" size={20} />
      {t('profiles.send_message', { count: message_credits })}
    </>
  );
  return (
    <>
      {unconfirmed ? (
        <Button variant="primary" onClick={raiseConfirmationRequired}>
          {write}
        </Button>
      ) : (
        member.can_message && (
          <Button variant="primary" onClick={() => writeTo(member)}>
            {write}
          </Button>
        )
      )}
      {(member.can_like || unconfirmed) && <LikeButton profile={member} look="bar" />}
      {giveGift && !small && (
        <IconButton className={styles.gift} label={giftLabel} title={giftLabel} onClick={giveGift}>
          <Icon name="gift" />
        </IconButton>
      )}
      {/* The same in both, so that the focus stays on it. */}
      <More key="more" member={member} small={small} onGift={small ? giveGift : undefined} />
    </>
  );
}

/** To the conversation, where gifts are given (CHT-10); undefined where there is none to give. */
function useGiveGift({ id, can_message }: Member): (() => void) | undefined {
  const { ofError } = useErrorText();
  const navigate = useNavigate();
  const unconfirmed = useUser()?.status === 'not_confirmed';
  const onSale = useGifts().some(({ on_sale }) => on_sale);
  const open = useMutation({
    mutationFn: () => openChat(id),
    onSuccess: ({ id: chatId }) => {
      openGifts(chatId);
      void navigate(`/chats/${chatId}`);
    },
    onError: (error) => toast(ofError(error), 'error'),
  });
  if (!onSale || !(can_message || unconfirmed)) return undefined;
  return () => {
    if (unconfirmed) raiseConfirmationRequired();
    else if (!open.isPending) open.mutate();
  };
}

type MoreProps = { member: Member; small: boolean; onGift?: (() => void) | undefined };

function More({ member: { id, name, blocked_by_me }, small, onGift }: MoreProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'block' | 'report'>();
  const close = () => setAsking(undefined);
  const entry = (key: string, icon: IconName, text: string, onSelect: () => void) => ({
    key,
    onSelect,
    label: (
      <>
        <Icon name={icon} size={20} />
        {text}
      </>
    ),
  });
  return (
    <>
      <Dropdown
        up={small}
        label={t('profiles.more', { name })}
        trigger={<Icon name="more" />}
        items={[
          ...(onGift ? [entry('gift', 'gift', t('conversations.gift.give'), onGift)] : []),
          ...(blocked_by_me ? [] : [entry('block', 'block', t('relations.block'), () => setAsking('block'))]),
          entry('report', 'flag', t('moderation.report'), () => setAsking('report')),
        ]}
      />
      <BlockDialog id={id} name={name} open={asking === 'block'} onClose={close} />
      <ReportDialog reported={{ member_id: id }} name={name} open={asking === 'report'} onClose={close} />
    </>
  );
}
