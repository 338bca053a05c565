import HowToReg from '@mui/icons-material/HowToRegOutlined';
import { statusMark, DONE, DROPPED } from '../layout/values/mark';
import type { Proposal } from '../layout/proposals/proposal';

export const ProposalMark = statusMark<Proposal['status']>('proposals', {
  waiting: { icon: HowToReg, color: 'warning.main' },
  approved: DONE,
  dropped: DROPPED,
});
