import { Countdown } from './countdown';
import { useTimeBonus } from './time-bonus';

export function TimeLeft() {
  const bonus = useTimeBonus();
  return bonus && <Countdown bonus={bonus} />;
}
