import MailOutline from '@mui/icons-material/MailOutlined';
import PhonelinkLock from '@mui/icons-material/PhonelinkLock';
import NoEncryption from '@mui/icons-material/NoEncryptionOutlined';
import { useTranslate } from 'react-admin';
import { statusMark, Mark, DONE, DROPPED } from '../layout/values/mark';
import type { StaffMember } from './staff-member';

export const STATUSES = ['active', 'invited', 'disabled'] as const;
export const ROLES = ['moderator', 'finance', 'admin'] as const;

export const StaffMark = statusMark<StaffMember['status']>('staff', {
  active: DONE,
  invited: { icon: MailOutline, color: 'warning.main' },
  disabled: DROPPED,
});

export function SecondFactorMark({ set }: { set: boolean }) {
  const translate = useTranslate();
  const look = set ? { icon: PhonelinkLock, color: 'success.main' } : { icon: NoEncryption, color: 'warning.main' };
  return <Mark look={look} word={translate(`resources.staff.marks.${set ? 'set' : 'none'}`)} />;
}
