import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LikeButton } from '../../features/likes/like-button';
import { ReportDialog } from '../../features/cases/report-dialog';
import type { Member } from '../../features/discovery/api';
import { BlockDialog, UnblockButton } from '../../features/blocks/block-button';
import { raiseConfirmationRequired } from '../../lib/confirmation-required';
import { writeTo } from '../../lib/first-message';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { Dropdown } from '../../ui/dropdown';
import { Icon, type IconName } from '../../ui/icon';

/** What one can do with a member: write, like, and behind "more" what one seldom wants. */
export function MemberActions({ member }: { member: Member }) {
  const { t } = useTranslation();
  const { message_credits } = useSettings();
  const user = useUser();
  if (member.id === user?.profile.id) return null;
  if (member.blocked_by_me) {
    return (
      <>
        <UnblockButton id={member.id} name={member.name} />
        <More member={member} />
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
      <More member={member} />
    </>
  );
}

function More({ member: { id, name, blocked_by_me } }: { member: Member }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'block' | 'report'>();
  const close = () => setAsking(undefined);
  const entry = (key: 'block' | 'report', icon: IconName, text: string) => ({
    key,
    onSelect: () => setAsking(key),
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
        up
        label={t('profiles.more', { name })}
        trigger={<Icon name="more" />}
        items={[
          ...(blocked_by_me ? [] : [entry('block', 'block', t('relations.block'))]),
          entry('report', 'flag', t('moderation.report')),
        ]}
      />
      <BlockDialog id={id} name={name} open={asking === 'block'} onClose={close} />
      <ReportDialog reported={{ member_id: id }} name={name} open={asking === 'report'} onClose={close} />
    </>
  );
}
