import { useTranslation } from '../../lib/texts';
import { useFormat } from '../../lib/format';
import styles from './credits-badge.module.scss';

export const LOW_CREDITS = 10;

type Level = 'enough' | 'low' | 'none';
export const creditLevel = (credits: number): Level =>
  credits === 0 ? 'none' : credits <= LOW_CREDITS ? 'low' : 'enough';

/** MNY-10: the number for paid members; at 10 or fewer a warning badge, at 0 a danger badge. */
export function CreditsBadge({ credits, compact = false }: { credits: number; compact?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const level = creditLevel(credits);
  return (
    <span className={styles[level]} data-level={level}>
      <span aria-hidden="true">{format.number(credits)}</span>
      <span className="visually-hidden">
        {level === 'enough' ? t('credits.balance', { count: credits }) : t('credits.balance_low', { count: credits })}
      </span>
      {!compact && level !== 'enough' && <span aria-hidden="true">!</span>}
    </span>
  );
}
