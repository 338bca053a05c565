import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import Pending from '@mui/icons-material/PendingOutlined';
import { statusMark } from '../layout/values/mark';
import type { Refund } from './refund';

export const RefundMark = statusMark<Refund['status']>('refunds', {
  requested: { icon: HourglassEmpty, color: 'warning.main' },
  confirming: { icon: HowToReg, color: 'warning.main' },
  approved: { icon: Pending, color: 'secondary.main' },
  paid_out: { icon: CheckCircle, color: 'success.main' },
  payout_failed: { icon: ErrorOutline, color: 'error.main' },
  refused: { icon: DoNotDisturb, color: 'text.secondary' },
});
