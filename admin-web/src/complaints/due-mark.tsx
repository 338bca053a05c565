import Alarm from '@mui/icons-material/AlarmOutlined';
import { useTranslate } from 'react-admin';
import { Mark } from '../layout/values/mark';
import { useFormats } from '../layout/values/words';
import type { ComplaintItem } from './complaint';

/** Until when somebody has to do something, and that it is late. */
export function DueMark({ due_at, late }: Pick<ComplaintItem, 'due_at' | 'late'>) {
  const translate = useTranslate();
  const formats = useFormats();
  if (due_at === null) return '–';
  const day = formats.day(due_at);
  if (!late) return day;
  return <Mark look={{ icon: Alarm, color: 'error.main' }} word={translate('resources.complaints.late', { day })} />;
}
