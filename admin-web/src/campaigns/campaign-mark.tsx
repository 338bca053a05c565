import EditNote from '@mui/icons-material/EditNoteOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/words';
import { statusMark, DONE, DROPPED } from '../layout/values/mark';
import type { ListedCampaign } from './campaign';

export const CampaignMark = statusMark<ListedCampaign['status']>('campaigns', {
  draft: { icon: EditNote, color: 'text.secondary' },
  sending: { icon: Send, color: 'warning.main' },
  sent: DONE,
  stopped: DROPPED,
});

/** How many of those it was for have been mailed. */
export function MailedCount({ campaign }: { campaign: Pick<ListedCampaign, 'status' | 'num_mailed' | 'num_queued'> }) {
  const translate = useTranslate();
  const formats = useFormats();
  if (campaign.status === 'draft') return '–';
  return translate('resources.campaigns.mailed', {
    mailed: formats.number(campaign.num_mailed),
    queued: formats.number(campaign.num_queued),
  });
}
