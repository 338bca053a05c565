import {
  useId,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from '../lib/texts';
import { isSecondOfTwo, onlyOnePress } from '../lib/double-press';
import { IconButton } from './button';
import { Icon } from './icon';
import { useModalDialog } from './modal-dialog';
import { useTurn } from './modal-queue';
import styles from './modal.module.scss';

type Props = {
  open: boolean;
  /** Left out: only its own buttons answer it, no cross, backdrop or Escape. */
  onClose?: () => void;
  title: string;
  /** In progress: neither the backdrop nor Escape closes it (CLI-02). */
  locked?: boolean;
  /** Being saved: the cross waits too, and Back. */
  busy?: boolean;
  /** It has an entry of its own in the history, and goes with that on Back; any other is closed by it as by its cross. */
  hasEntry?: boolean;
  size?: 'small' | 'medium';
  /** As high for every step of what it holds, so that nothing moves from under the pointer. */
  steady?: boolean;
  /** `glow`: the one festive moment, a match. */
  look?: 'plain' | 'glow';
  children: ReactNode;
};

/** The native dialog brings the focus trap, the inert page behind and the way back for the focus. */
export function Modal(props: Props) {
  const turn = useTurn(props.open);
  return props.open && turn ? <Dialog {...props} /> : null;
}

function Dialog(props: Props) {
  const {
    onClose,
    title,
    busy = false,
    locked = busy || !onClose,
    hasEntry = false,
    size = 'small',
    steady,
    look = 'plain',
    children,
  } = props;
  const { t } = useTranslation();
  const dialog = useModalDialog(hasEntry ? undefined : onClose && (() => busy || onClose()));
  const titleId = useId();

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!locked) onClose?.();
  };
  const pressed = useRef(false);
  // Of a double press the second was meant for what stood there before: it answers nothing that the first one asked.
  const onPress = (event: MouseEvent) => {
    if (pressed.current || !isSecondOfTwo(event)) pressed.current = true;
    else {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current && !locked) onClose?.();
  };
  // A browser may close a dialog on the second Escape whatever `cancel` was answered.
  const onClosed = () => {
    if (locked) dialog.current?.showModal();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={[styles.dialog, styles[size], steady && styles.steady, look === 'glow' && styles.glow]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
      onClickCapture={onPress}
      onClick={onBackdrop}
      onKeyDown={(event) => {
        onlyOnePress(event);
        if (locked && event.key === 'Escape') event.preventDefault();
      }}
    >
      <div className={styles.sheet}>
        <header
          className={`flex items-top between gap-16 surface ${styles.head} ${locked ? '' : styles.drawn}`}
          onPointerDown={locked ? undefined : (event) => draw(event, dialog.current!, onClose!)}
        >
          <h2 id={titleId}>{title}</h2>
          {onClose && (
            <IconButton
              label={t('common.close')}
              // Nor does the second of two in here, where the first one led to a question.
              onClick={(press) => isSecondOfTwo(press) || onClose()}
              disabled={busy}
            >
              <Icon name="close" size={20} />
            </IconButton>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** On a phone, where it is a sheet from below, a finger draws it down. */
function draw({ pointerType, target, clientY: y, timeStamp: at }: PointerEvent, sheet: HTMLElement, close: () => void) {
  const still = '(min-width: 768px), (prefers-reduced-motion: reduce)';
  if (pointerType !== 'touch' || (target as Element).closest('button') || matchMedia(still).matches) return;
  // Lifted before the code for it has come, it draws nothing, and neither may the next that touches the sheet.
  let held = true;
  for (const type of ['pointerup', 'pointercancel'])
    sheet.addEventListener(type, () => void (held = false), { once: true });
  void import('./follow-finger').then(({ followFinger }) => {
    if (held) followFinger(sheet, { y, at }, close);
  });
}

/** A dialog as the server writes it: closed until a script of the page opens it, and left by its own buttons. */
export function WrittenModal({
  id,
  title,
  children,
  ...rest
}: ComponentProps<'dialog'> & { id: string; title: string }) {
  return (
    <dialog {...rest} id={id} className={`${styles.dialog} ${styles.small}`} aria-labelledby={`${id}-title`}>
      <form method="dialog" className={styles.sheet}>
        <header className={`flex items-top between gap-16 surface ${styles.head}`}>
          <h2 id={`${id}-title`}>{title}</h2>
        </header>
        {children}
      </form>
    </dialog>
  );
}

export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={`stack gap-8 mt-24 ${styles.actions}`}>{children}</div>;
}
