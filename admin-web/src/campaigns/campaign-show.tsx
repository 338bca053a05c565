import { Box, Button } from '@mui/material';
import { RecordTitle } from '../layout/shows/record-title';
import { ShowPage } from '../layout/shows/show-page';
import type { Campaign } from './campaign';
import { CampaignMark, MailedCount } from './campaign-mark';
import { CampaignPreview } from './campaign-preview';
import { useTranslate, Link } from 'react-admin';
import { FactBlock } from '../layout/shows/record-card';
import { useFormats, useText } from '../layout/values/words';
import { useCampaignChoices } from './use-campaign-choices';
import { ReasonAction } from '../layout/dialogs/reason-action';

export const CampaignShow = () => (
  // Its mails go out while somebody looks.
  <ShowPage<Campaign> queryOptions={{ refetchInterval: 5_000 }}>
    {(campaign) => <CampaignPage campaign={campaign} />}
  </ShowPage>
);

function CampaignPage({ campaign }: { campaign: Campaign }) {
  return (
    <>
      <RecordTitle
        title={campaign.name}
        status={<CampaignMark status={campaign.status} />}
        stream={`campaign-${campaign.id}`}
      />
      <CampaignActions campaign={campaign} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start', pb: 3 }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ReaderFacts campaign={campaign} />
          <CampaignFacts campaign={campaign} />
        </Box>
        <CampaignPreview key={campaign.version} campaign={campaign} />
      </Box>
    </>
  );
}

function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const formats = useFormats();
  const brands = useCampaignChoices()?.brands ?? [];
  const { kind, brand, country, gender, premium, path, discount_code: code } = campaign;
  const text = useText('resources.campaigns');
  const named = brands.find(({ id }) => id === brand);
  return (
    <FactBlock
      title={text('parts.what')}
      facts={[
        [text('fields.kind'), text(`kinds.${kind}`)],
        [text('fields.brand'), brands.length > 1 && named?.name],
        [text('fields.country'), country ? formats.country(country) : text('anybody.country')],
        [text('fields.gender'), text(gender ? `genders.${gender}` : 'anybody.gender')],
        [text('fields.premium'), text(premium === null ? 'anybody.premium' : `premium.${premium ? 'yes' : 'no'}`)],
        [text('fields.path'), text(`paths.${path.slice(1)}`)],
        [text('fields.discount_code'), code ?? '–'],
        [text('fields.written_at'), formats.instant(campaign.written_at)],
        [text('fields.sent_at'), campaign.sent_at ? formats.instant(campaign.sent_at) : '–'],
      ]}
    />
  );
}

/** Before it is sent: whom it would reach. Afterwards: how far it is. */
function ReaderFacts({ campaign }: { campaign: Campaign }) {
  const formats = useFormats();
  const text = useText('resources.campaigns');
  if (campaign.status !== 'draft') {
    return (
      <FactBlock
        title={text('parts.progress')}
        facts={[[text('fields.num_mailed'), <MailedCount key="count" campaign={campaign} />]]}
      />
    );
  }
  const rows = campaign.readers.map(({ language, members, written }): [string, string] => [
    formats.language(language),
    written ? formats.number(members) : text('unwritten', { count: formats.number(members) }),
  ]);
  return (
    <FactBlock
      title={text('parts.readers')}
      facts={[...rows, [text('fields.num_readers'), <b key="all">{formats.number(campaign.num_readers)}</b>]]}
    />
  );
}

function CampaignActions({ campaign }: { campaign: Campaign }) {
  if (campaign.status === 'draft') return <DraftActions campaign={campaign} />;
  const going = campaign.status === 'sending' || campaign.num_mailed < campaign.num_queued;
  return going && campaign.status !== 'stopped' ? <StopAction campaign={campaign} /> : null;
}

function DraftActions({ campaign: { id, version, readers, num_readers: members } }: { campaign: Campaign }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = useText('resources.campaigns.send', { smart_count: members, count: formats.number(members) });
  const left = readers.filter(({ written }) => !written);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <Button component={Link} to={`/campaigns/${id}`} variant="outlined" color="secondary">
        {translate('ra.action.edit')}
      </Button>
      <ReasonAction
        text={text}
        button={{ variant: 'contained', color: 'primary', disabled: members === 0 }}
        effects={[
          text('effect'),
          ...left.map(({ language, members: count }) =>
            text('left_out', {
              smart_count: count,
              count: formats.number(count),
              language: formats.language(language),
            }),
          ),
        ]}
        help={translate('resources.campaigns.stop.help')}
        act={(reason, api) =>
          api.POST('/api/admin/campaigns/{id}/send', { params: { path: { id } }, body: { version, reason } })
        }
      />
    </Box>
  );
}

function StopAction({ campaign: { id, num_queued, num_mailed } }: { campaign: Campaign }) {
  const formats = useFormats();
  const text = useText('resources.campaigns.stop');
  const left = Math.max(0, num_queued - num_mailed);
  return (
    <Box sx={{ mb: 2 }}>
      <ReasonAction
        text={text}
        button={{ color: 'error' }}
        danger
        effects={[
          text('left', { smart_count: left, count: formats.number(left) }),
          text('out', { smart_count: num_mailed, count: formats.number(num_mailed) }),
        ]}
        act={(reason, api) =>
          api.POST('/api/admin/campaigns/{id}/stop', { params: { path: { id } }, body: { reason } })
        }
      />
    </Box>
  );
}
