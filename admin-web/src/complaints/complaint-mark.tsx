import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import { statusMark, DONE } from '../layout/values/mark';
import type { ComplaintItem } from './complaint';

export const ComplaintMark = statusMark<ComplaintItem['status']>('complaints', {
  new: { icon: MarkEmailUnread, color: 'warning.main' },
  ours: { icon: Reply, color: 'warning.main' },
  theirs: { icon: HourglassEmpty, color: 'text.secondary' },
  closed: DONE,
});
