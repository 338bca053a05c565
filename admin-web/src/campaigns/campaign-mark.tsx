import EditNote from '@mui/icons-material/EditNoteOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { statusMark, DONE, DROPPED } from '../layout/values/mark';
import type { ListedCampaign } from './campaign';

export const CampaignMark = statusMark<ListedCampaign['status']>('campaigns', {
  draft: { icon: EditNote, color: 'text.secondary' },
  sending: { icon: Send, color: 'warning.main' },
  sent: DONE,
  stopped: DROPPED,
});
