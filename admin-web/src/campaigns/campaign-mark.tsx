import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { statusMark } from '../layout/values/mark';
import type { ListedCampaign } from './campaign';

export const CampaignMark = statusMark<ListedCampaign['status']>('campaigns', {
  draft: { icon: EditNote, color: 'text.secondary' },
  sending: { icon: Send, color: 'warning.main' },
  sent: { icon: CheckCircle, color: 'success.main' },
  stopped: { icon: DoNotDisturb, color: 'text.secondary' },
});
