import { useId, useState, type KeyboardEvent } from 'react';
import { Field } from './field';
import { Icon } from './icon';
import styles from './suggest-field.module.scss';

export type Suggestion = { id: string; label: string; detail: string };

type Props = Omit<Parameters<typeof Field>[0], 'onChange' | 'value'> & {
  value: string;
  onText: (text: string) => void;
  suggestions: Suggestion[];
  /** What the list is called to who hears it. */
  listLabel: string;
  onPick: (id: string) => void;
};

/** A line of text with a list of what may be meant; what is typed stays allowed. */
export function SuggestField({ value, onText, suggestions, listLabel, onPick, ...field }: Props) {
  const id = useId();
  const [focused, setFocused] = useState(false);
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(-1);
  const open = focused && !closed && suggestions.length > 0;
  const at = Math.min(active, suggestions.length - 1);

  const pick = (index: number) => {
    setClosed(true);
    setActive(-1);
    onPick(suggestions[index]!.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const steps = event.key === 'ArrowDown' ? 1 : -1;
      const next = at < 0 && steps < 0 ? suggestions.length - 1 : at + steps;
      setActive((next + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter' && at >= 0) pick(at);
    else if (event.key === 'Escape') setClosed(true);
    else return;
    // Neither the form nor the dialog around it is meant.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="stack gap-4">
      <Field
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={open && at >= 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          setClosed(false);
          setActive(-1);
          onText(target.value);
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={onKeyDown}
      />
      {open && (
        <ul
          id={id}
          role="listbox"
          aria-label={listLabel}
          className={`stack surface outlined rounded p-4 ${styles.list}`}
        >
          {suggestions.map(({ id: key, label, detail }, index) => (
            // The keyboard picks by the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={`row gap-10 min-44 text-15 rounded-field pointer py-8 px-10 ${styles.option}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(index)}
            >
              <Icon name="place" size={18} />
              <span className="shrink strong breaks">{label}</span>
              <span className={`still small quiet ${styles.detail}`}>{detail}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
