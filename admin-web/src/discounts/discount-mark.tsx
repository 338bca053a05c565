import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DoneAll from '@mui/icons-material/DoneAllOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import { useTranslate } from 'react-admin';
import { Mark, type Look } from '../layout/values/mark';
import { stateOf, type Discount } from './discount';

const LOOKS: Record<ReturnType<typeof stateOf>, Look> = {
  active: { icon: CheckCircle, color: 'success.main' },
  coming: { icon: Schedule, color: 'info.main' },
  full: { icon: DoneAll, color: 'text.secondary' },
  expired: { icon: TimerOff, color: 'text.secondary' },
  stopped: { icon: DoNotDisturb, color: 'text.secondary' },
};

export function DiscountMark({ discount }: { discount: Discount }) {
  const translate = useTranslate();
  const state = stateOf(discount);
  return <Mark look={LOOKS[state]} word={translate(`resources.discounts.status.${state}`)} />;
}
