import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import { useTranslate } from 'react-admin';
import { Mark, type Look } from '../layout/values/mark';
import type { ComplaintItem } from './complaint';

const LOOKS: Record<ComplaintItem['status'], Look> = {
  new: { icon: MarkEmailUnread, color: 'warning.main' },
  ours: { icon: Reply, color: 'warning.main' },
  theirs: { icon: HourglassEmpty, color: 'text.secondary' },
  closed: { icon: CheckCircle, color: 'success.main' },
};

export function ComplaintMark({ status }: Pick<ComplaintItem, 'status'>) {
  const translate = useTranslate();
  return <Mark look={LOOKS[status]} word={translate(`resources.complaints.status.${status}`)} />;
}
