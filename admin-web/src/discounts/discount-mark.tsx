import DoneAll from '@mui/icons-material/DoneAllOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import { useTranslate } from 'react-admin';
import { Mark, type Look, DONE, DROPPED } from '../layout/values/mark';
import { stateOf, type Discount } from './discount';

const LOOKS: Record<ReturnType<typeof stateOf>, Look> = {
  active: DONE,
  coming: { icon: Schedule, color: 'info.main' },
  full: { icon: DoneAll, color: 'text.secondary' },
  expired: { icon: TimerOff, color: 'text.secondary' },
  stopped: DROPPED,
};

export function DiscountMark({ discount }: { discount: Discount }) {
  const translate = useTranslate();
  const state = stateOf(discount);
  return <Mark look={LOOKS[state]} word={translate(`resources.discounts.status.${state}`)} />;
}
