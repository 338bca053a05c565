import { useTranslation } from '../../lib/texts';
import { useFormat } from '../../lib/format';
import { clockOf, type TimeBonus } from './time-bonus';
import styles from './countdown.module.scss';

/** The seconds are for the eye alone: a screen reader is told the end once, as a time of day. */
export function Countdown({ bonus }: { bonus: TimeBonus }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <span className={`inline-block bold-17 secondary figures no-wrap surface round py-2 px-10 ${styles.countdown}`}>
      <span aria-hidden="true">{clockOf(bonus.secondsLeft)}</span>
      <span className="visually-hidden">
        {t('discounts.valid_until', { time: format.time(bonus.endsAt.toISOString()) })}
      </span>
    </span>
  );
}
