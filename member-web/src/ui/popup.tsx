import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { onlyOnePress } from '../lib/double-press';
import { useModalDialog } from './modal-dialog';
import styles from './popup.module.scss';

type Props = {
  label: string;
  /** What it belongs to: from 768 px it stands beside this, below that it is a sheet at the foot of the screen. */
  anchor: DOMRect;
  onClose: () => void;
  children: ReactNode;
};

/** Distance to what it belongs to and to the edges of the screen, in pixels. */
const GAP = 6;
const EDGE = 12;

/** A small dialog without a title; Escape, Back and a press outside close it, and the focus goes back where it was. */
export function Popup({ label, anchor, onClose, children }: Props) {
  const dialog = useModalDialog(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const place = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const left = Math.min(Math.max(EDGE, anchor.left), innerWidth - width - EDGE);
      const below = anchor.bottom + GAP;
      const top = below + height + EDGE <= innerHeight ? below : Math.max(EDGE, anchor.top - GAP - height);
      element.style.setProperty('--left', `${left}px`);
      element.style.setProperty('--top', `${top}px`);
    };
    place();
    // What it holds may come later.
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
    };
  }, [dialog, anchor]);

  // Only a press that began outside: the finger of a long press is lifted over what it has opened.
  const outside = useRef(false);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={`clip ${styles.popup}`}
      aria-label={label}
      onCancel={onCancel}
      // A browser may close it on the second Escape whatever `cancel` was answered.
      onClose={onClose}
      onKeyDown={(event) => {
        onlyOnePress(event);
        moveByArrows(event);
      }}
      onPointerDown={({ target }) => {
        outside.current = target === dialog.current;
      }}
      onClick={({ target }: MouseEvent) => target === dialog.current && outside.current && onClose()}
    >
      {children}
    </dialog>
  );
}

type Entry = { key: string; label: ReactNode; onSelect: () => void };

/** The entries of a menu, each reached by arrows and by Tab. */
export function PopupMenu({ head, entries }: { head?: ReactNode; entries: Entry[] }) {
  return (
    <div className={styles.menu}>
      {head && <p className={`text-15 quiet breaks line-below mb-8 ${styles.head}`}>{head}</p>}
      <ul role="list">
        {entries.map(({ key, label, onSelect }) => (
          <li key={key}>
            <button type="button" className={`min-48 ${styles.entry}`} onClick={onSelect}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(`.${styles.entry}`)];
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!step || entries.length === 0) return;
  event.preventDefault();
  const at = entries.indexOf(document.activeElement as HTMLElement);
  entries.at((at + step) % entries.length)?.focus();
}
