import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import { useTranslate } from 'react-admin';
import { Mark, type Look } from '../layout/mark';
import { stateOf, type Discount } from './discount';

const LOOKS: Record<ReturnType<typeof stateOf>, Look> = {
  active: { icon: CheckCircle, color: 'success.main' },
  expired: { icon: TimerOff, color: 'text.secondary' },
  stopped: { icon: DoNotDisturb, color: 'text.secondary' },
};

export function DiscountMark({ discount }: { discount: Discount }) {
  const translate = useTranslate();
  const state = stateOf(discount);
  return <Mark look={LOOKS[state]} word={translate(`resources.discounts.status.${state}`)} />;
}
