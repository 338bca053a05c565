import { useParams } from 'react-router';
import { UnconfirmedNotice } from '../../features/accounts/activation-reminder';
import { Conversation } from '../../features/conversations/conversation';
import { UnblockButton } from '../../features/relations/block-button';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Conversation
      key={id}
      id={id}
      unconfirmedNotice={<UnconfirmedNotice />}
      unblock={({ id: profileId, name }) => <UnblockButton id={profileId} name={name} size="small" />}
    />
  );
}
