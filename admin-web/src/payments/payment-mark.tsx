import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { useTranslate } from 'react-admin';
import { statusMark, Mark, DONE, ODD, WAITS } from '../layout/values/mark';
import type { Payment } from './payment';

export const PaymentMark = statusMark<Payment['status']>('payments', {
  pending: WAITS,
  completed: DONE,
  failed: { icon: ErrorOutline, color: 'error.main' },
  cancelled: { icon: Block, color: 'text.secondary' },
  declined: { icon: Undo, color: 'secondary.main' },
  returned: { icon: Reply, color: 'text.secondary' },
  refunded: { icon: Undo, color: 'text.secondary' },
  partly_refunded: { icon: Undo, color: 'success.main' },
  charged_back: { icon: AccountBalance, color: 'error.main' },
  partly_charged_back: { icon: AccountBalance, color: 'warning.main' },
});

/** Why people should look at it. */
export function AttentionMark({ attention }: { attention: NonNullable<Payment['attention']> }) {
  const translate = useTranslate();
  return <Mark look={ODD} word={translate(`resources.payments.attention.${attention}`)} />;
}
