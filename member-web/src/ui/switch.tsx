import { useId, useState } from 'react';
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
  // Not an asynchronous transition: until it was saved, which may take several tries, no screen could be left.
  const [wanted, setWanted] = useState<{ on: boolean }>();
  const change = async (on: boolean) => {
    const press = { on };
    setWanted(press);
    await onChange(on);
    // By then `checked` says what became of it, or the switch would turn back for a moment.
    setTimeout(() => setWanted((last) => (last === press ? undefined : last)));
  };
  return (
    <div className="listed row gap-16 min-64 py-8">
      <label htmlFor={id} className="stack grow strong pointer">
        <span>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-15 quiet">
            {hint}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself whether it is on
        role="switch"
        className={`still relative surface round pointer ${styles.switch}`}
        checked={wanted?.on ?? checked}
        disabled={disabled}
        aria-label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => void change(target.checked)}
      />
    </div>
  );
}
