import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import { statusMark } from '../layout/values/mark';
import type { Proposal } from '../layout/proposals/proposal';

export const ProposalMark = statusMark<Proposal['status']>('proposals', {
  waiting: { icon: HowToReg, color: 'warning.main' },
  approved: { icon: CheckCircle, color: 'success.main' },
  dropped: { icon: DoNotDisturb, color: 'text.secondary' },
});
