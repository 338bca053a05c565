import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import CallReceived from '@mui/icons-material/CheckCircleOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import PriorityHigh from '@mui/icons-material/PriorityHighOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { useTranslate } from 'react-admin';
import { statusMark, Mark } from '../layout/values/mark';
import type { Debit } from './debit';

export const DebitMark = statusMark<Debit['status']>('direct-debits', {
  authorised: { icon: HourglassEmpty, color: 'warning.main' },
  filed: { icon: Description, color: 'warning.main' },
  sent: { icon: Send, color: 'secondary.main' },
  collected: { icon: CallReceived, color: 'success.main' },
  returned: { icon: AssignmentReturn, color: 'error.main' },
  withdrawn: { icon: DoNotDisturb, color: 'text.secondary' },
});

/** Money that somebody has to transfer back by hand. */
export function TransferMark() {
  const translate = useTranslate();
  const look = { icon: PriorityHigh, color: 'error.main' };
  return <Mark look={look} word={translate('resources.direct-debits.to_transfer')} />;
}
