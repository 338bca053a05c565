import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useParams } from 'react-router';
import { UnconfirmedNotice } from '../../features/accounts/activation-reminder';
import { Conversation } from '../../features/conversations/conversation';
import { ReportDialog } from '../../features/cases/report-dialog';
import { BlockDialog, UnblockButton } from '../../features/blocks/block-button';
import { Icon, type IconName } from '../../ui/icon';

type Asked = { what: 'block' | 'report'; id: string; name: string; version?: number };

export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const label = (icon: IconName, text: string) => (
    <>
      <Icon name={icon} size={20} />
      {text}
    </>
  );
  return (
    <>
      <Conversation
        key={id}
        id={id}
        unconfirmedNotice={<UnconfirmedNotice />}
        unblock={({ id: profileId, name }) => <UnblockButton id={profileId} name={name} size="small" />}
        actions={({ blocked, profile }) => [
          ...(blocked
            ? []
            : [
                {
                  key: 'block',
                  onSelect: () => setAsked({ what: 'block', ...profile }),
                  label: label('block', t('relations.block')),
                },
              ]),
          {
            key: 'report',
            onSelect: () => setAsked({ what: 'report', ...profile }),
            label: label('flag', t('moderation.report')),
          },
        ]}
        onReport={({ profile }, version) => setAsked({ what: 'report', id: profile.id, name: profile.name, version })}
      />
      {asked && (
        <>
          <BlockDialog id={asked.id} name={asked.name} open={asked.what === 'block'} onClose={close} />
          <ReportDialog
            reported={
              asked.version ? { message: { conversation_id: id, version: asked.version } } : { member_id: asked.id }
            }
            name={asked.name}
            open={asked.what === 'report'}
            onClose={close}
          />
        </>
      )}
    </>
  );
}
