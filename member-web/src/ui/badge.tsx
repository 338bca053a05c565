import { badgeCount } from '../lib/format';
import styles from './badge.module.scss';

type Props = { count: number; tone?: 'primary' | 'warning' | 'danger'; label: string };

export function Badge({ count, tone = 'primary', label }: Props) {
  return (
    <span className={`still round ${styles.badge} ${styles[tone]}`}>
      <span aria-hidden="true">{badgeCount(count)}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
