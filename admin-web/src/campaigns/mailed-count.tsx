import { useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/words';
import type { ListedCampaign } from './campaign';

export function MailedCount({ campaign }: { campaign: Pick<ListedCampaign, 'status' | 'num_mailed' | 'num_queued'> }) {
  const translate = useTranslate();
  const formats = useFormats();
  if (campaign.status === 'draft') return '–';
  return translate('resources.campaigns.mailed', {
    mailed: formats.number(campaign.num_mailed),
    queued: formats.number(campaign.num_queued),
  });
}
