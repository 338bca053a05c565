import { useId } from 'react';
import styles from './switch.module.scss';

type Props = { label: string; hint?: string; checked: boolean; onChange: (checked: boolean) => void };

/** On or off, at once. */
export function Switch({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.text}>
        <span>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
