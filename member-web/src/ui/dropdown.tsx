import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isSecondOfTwo, onlyOnePress } from '../lib/double-press';
import styles from './dropdown.module.scss';

export type DropdownItem = { key: string; label: ReactNode; lang?: string; selected?: boolean } & (
  { to: string; onSelect?: never } | { onSelect: () => void; to?: never }
);

type Props = {
  label: string | undefined;
  trigger: ReactNode;
  items: DropdownItem[];
  align?: 'start' | 'end';
  up?: boolean;
  head?: ReactNode;
};

/** A disclosure with a list: plain links and buttons keep their own roles and keys, arrows are an extra. */
export function Dropdown({ label, trigger, items, align = 'end', up = false, head }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return;
    const onOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    onlyOnePress(event);
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) return setOpen(true);
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('li > *') ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    // From the button that opened it up is to the last.
    entries.at(event.key === 'ArrowDown' ? (at + 1) % entries.length : at < 0 ? at : at - 1)?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move inside, each entry works by itself
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={`plain-button inline items-center gap-6 min-44 bold-15 round px-10 ${styles.trigger}`}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        // The second press of a double press would close what the first one opened.
        onClick={(press) => isSecondOfTwo(press) || setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div
          className={['absolute ink surface outlined rounded p-8', styles.menu, styles[align], up && styles.up]
            .filter(Boolean)
            .join(' ')}
        >
          {head && <div className={`line-below mb-8 ${styles.head}`}>{head}</div>}
          <ul id={listId} role="list">
            {items.map(({ key, label: text, lang, selected, to, onSelect }) => (
              <li key={key}>
                {to !== undefined ? (
                  <Link to={to} onClick={() => setOpen(false)} className={`min-44 ${styles.item}`}>
                    {text}
                  </Link>
                ) : (
                  <button
                    type="button"
                    lang={lang}
                    aria-current={selected || undefined}
                    className={`min-44 ${styles.item}`}
                    onClick={() => {
                      close();
                      onSelect();
                    }}
                  >
                    {text}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
