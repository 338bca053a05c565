import Alarm from '@mui/icons-material/AlarmOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import { useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/words';
import { Mark, statusMark, DONE } from '../layout/values/mark';
import type { ComplaintItem } from './complaint';

export const ComplaintMark = statusMark<ComplaintItem['status']>('complaints', {
  new: { icon: MarkEmailUnread, color: 'warning.main' },
  ours: { icon: Reply, color: 'warning.main' },
  theirs: { icon: HourglassEmpty, color: 'text.secondary' },
  closed: DONE,
});

/** Until when somebody has to do something, and that it is late. */
export function DueMark({ due_at, late }: Pick<ComplaintItem, 'due_at' | 'late'>) {
  const translate = useTranslate();
  const formats = useFormats();
  if (due_at === null) return '–';
  const day = formats.day(due_at);
  if (!late) return day;
  return <Mark look={{ icon: Alarm, color: 'error.main' }} word={translate('resources.complaints.late', { day })} />;
}
