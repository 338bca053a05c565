import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { useTranslate } from 'react-admin';
import { Mark, type Look } from '../layout/values/mark';
import type { ListedCampaign } from './campaign';

const LOOKS: Record<ListedCampaign['status'], Look> = {
  draft: { icon: EditNote, color: 'text.secondary' },
  sending: { icon: Send, color: 'warning.main' },
  sent: { icon: CheckCircle, color: 'success.main' },
  stopped: { icon: DoNotDisturb, color: 'text.secondary' },
};

export function CampaignMark({ status }: Pick<ListedCampaign, 'status'>) {
  const translate = useTranslate();
  return <Mark look={LOOKS[status]} word={translate(`resources.campaigns.status.${status}`)} />;
}
