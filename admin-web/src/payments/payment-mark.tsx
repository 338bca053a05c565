import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Reply from '@mui/icons-material/ReplyOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { useTranslate } from 'react-admin';
import { statusMark, Mark, type Look } from '../layout/values/mark';
import type { Payment } from './payment';

export const PaymentMark = statusMark<Payment['status']>('payments', {
  pending: { icon: HourglassEmpty, color: 'warning.main' },
  completed: { icon: CheckCircle, color: 'success.main' },
  failed: { icon: ErrorOutline, color: 'error.main' },
  cancelled: { icon: Block, color: 'text.secondary' },
  declined: { icon: Undo, color: 'secondary.main' },
  returned: { icon: Reply, color: 'text.secondary' },
  refunded: { icon: Undo, color: 'text.secondary' },
  partly_refunded: { icon: Undo, color: 'success.main' },
  charged_back: { icon: AccountBalance, color: 'error.main' },
  partly_charged_back: { icon: AccountBalance, color: 'warning.main' },
});

const FLAG: Look = { icon: Flag, color: 'error.main' };

/** Why people should look at it. */
export function AttentionMark({ attention }: { attention: NonNullable<Payment['attention']> }) {
  const translate = useTranslate();
  return <Mark look={FLAG} word={translate(`resources.payments.attention.${attention}`)} />;
}
