import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import PriorityHigh from '@mui/icons-material/PriorityHighOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { useTranslate } from 'react-admin';
import { statusMark, Mark, DONE, DROPPED, WAITS } from '../layout/values/mark';
import type { Debit } from './debit';

export const DebitMark = statusMark<Debit['status']>('direct-debits', {
  authorised: WAITS,
  filed: { icon: Description, color: 'warning.main' },
  sent: { icon: Send, color: 'secondary.main' },
  collected: DONE,
  returned: { icon: AssignmentReturn, color: 'error.main' },
  withdrawn: DROPPED,
});

/** Money that somebody has to transfer back by hand. */
export function TransferMark() {
  const translate = useTranslate();
  const look = { icon: PriorityHigh, color: 'error.main' };
  return <Mark look={look} word={translate('resources.direct-debits.to_transfer')} />;
}
