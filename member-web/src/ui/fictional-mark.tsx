import { Icon } from './icon';
import styles from './fictional-mark.module.scss';

type Props = { word: string; icon: string; small?: boolean };

/** PRO-04: always the icon together with its word, never a colour alone. */
export function FictionalMark({ word, icon, small = false }: Props) {
  return (
    <span className={`inline items-center max-full gap-6 bold-13 ${styles.mark} ${small ? styles.small : ''}`}>
      <FictionalIcon icon={icon} size={small ? 14 : 16} />
      <span className={`inline-block ${styles.word}`}>{word}</span>
    </span>
  );
}

function FictionalIcon({ icon, size }: { icon: string; size: number }) {
  const isAddress = /^(https?:)?\//.test(icon);
  if (isAddress) return <img src={icon} alt="" width={size} height={size} />;
  // A symbol typed by the operator; a word would repeat the label, so the drawn mask stands for it.
  if (icon && !/[\p{L}\d]/u.test(icon)) return <span aria-hidden="true">{icon}</span>;
  return <Icon name="mask" size={size} />;
}
