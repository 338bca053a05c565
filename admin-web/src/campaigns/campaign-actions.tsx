import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocale, useTranslate } from 'react-admin';
import { ReasonAction } from '../layout/dialogs/reason-action';
import { useIntent } from '../layout/dialogs/use-intent';
import { useFormats } from '../layout/values/use-formats';
import type { Campaign } from './campaign';
import { useApi } from '../providers/api-client';

/** What can be done with it next. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  if (campaign.status === 'draft') return <DraftActions campaign={campaign} />;
  const going = campaign.status === 'sending' || campaign.num_mailed < campaign.num_queued;
  return going && campaign.status !== 'stopped' ? <StopAction campaign={campaign} /> : null;
}

function DraftActions({ campaign: { id, version, readers, num_readers: members } }: { campaign: Campaign }) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const text = (key: string, options: object = {}) => translate(`resources.campaigns.send.${key}`, options);
  const counted = { smart_count: members, count: formats.number(members) };
  const sending = useIntent(
    (reason: string) =>
      api.POST('/api/admin/campaigns/{id}/send', { params: { path: { id } }, body: { version, reason } }),
    text('done', counted),
  );
  const left = readers.filter(({ written }) => !written);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <Button component={Link} to={`/campaigns/${id}`} variant="outlined" color="secondary">
        {translate('ra.action.edit')}
      </Button>
      <ReasonAction
        action={text('action')}
        button={{ variant: 'contained', color: 'primary', disabled: members === 0 }}
        title={text('title', counted)}
        confirm={text('confirm', counted)}
        effects={[
          text('effect'),
          ...left.map(({ language, members: count }) =>
            text('left_out', {
              smart_count: count,
              count: formats.number(count),
              language: languages.of(language) ?? language,
            }),
          ),
        ]}
        help={translate('resources.campaigns.stop.help')}
        intent={sending}
      />
    </Box>
  );
}

function StopAction({ campaign: { id, num_queued, num_mailed } }: { campaign: Campaign }) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const text = (key: string, options: object = {}) => translate(`resources.campaigns.stop.${key}`, options);
  const left = Math.max(0, num_queued - num_mailed);
  const stopping = useIntent(
    (reason: string) => api.POST('/api/admin/campaigns/{id}/stop', { params: { path: { id } }, body: { reason } }),
    text('done'),
  );
  return (
    <Box sx={{ mb: 2 }}>
      <ReasonAction
        action={text('action')}
        button={{ color: 'error' }}
        title={text('title')}
        confirm={text('confirm')}
        danger
        effects={[
          text('left', { smart_count: left, count: formats.number(left) }),
          text('out', { smart_count: num_mailed, count: formats.number(num_mailed) }),
        ]}
        help={text('help')}
        intent={stopping}
      />
    </Box>
  );
}
