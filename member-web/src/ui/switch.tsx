import { startTransition, useId, useOptimistic } from 'react';
import styles from './switch.module.scss';

type Props = {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  /** Saves it and never rejects; meanwhile the switch shows what is wanted, then `checked` again. */
  onChange: (checked: boolean) => Promise<unknown>;
};

/** On or off, at once. */
export function Switch({ label, hint, checked, disabled, onChange }: Props) {
  const id = useId();
  const [shown, show] = useOptimistic(checked);
  const change = (wanted: boolean) =>
    startTransition(async () => {
      show(wanted);
      await onChange(wanted);
    });
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
        checked={shown}
        disabled={disabled}
        aria-label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => change(target.checked)}
      />
    </div>
  );
}
