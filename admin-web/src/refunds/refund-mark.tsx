import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import Pending from '@mui/icons-material/PendingOutlined';
import { statusMark, DONE, DROPPED, WAITS } from '../layout/values/mark';
import type { Refund } from './refund';

export const RefundMark = statusMark<Refund['status']>('refunds', {
  requested: WAITS,
  confirming: { icon: HowToReg, color: 'warning.main' },
  approved: { icon: Pending, color: 'secondary.main' },
  paid_out: DONE,
  payout_failed: { icon: ErrorOutline, color: 'error.main' },
  refused: DROPPED,
});
