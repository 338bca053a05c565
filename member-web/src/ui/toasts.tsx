import { useEffect, useState } from 'react';
import { useTranslation } from '../lib/texts';
import { onSignOut } from '../lib/session';
import { createStore, useStore } from '../lib/store';
import { newKey } from '../lib/new-key';
import { IconButton } from './button';
import { Icon } from './icon';
import styles from './toasts.module.scss';

type Kind = 'info' | 'success' | 'error';
type Action = { label: string; onSelect: () => void };
type Toast = { id: string; kind: Kind; text: string; action?: Action | undefined };

const SECONDS = 6;
/** Long enough to read, decide and reach the button. */
const SECONDS_TO_ACT = 10;
const MOST = 3;
const toasts = createStore<readonly Toast[]>([]);
onSignOut(() => toasts.set([]));

/** @returns its id, for one who wants to take it back */
export function toast(text: string, kind: Kind = 'info', action?: Action): string {
  const id = newKey();
  const others = toasts.get().filter((other) => other.text !== text);
  toasts.set([...others, { id, kind, text, action }].slice(-MOST));
  return id;
}

export const dismissToast = (id: string) => toasts.set((shown) => shown.filter((one) => one.id !== id));

export function Toasts() {
  const shown = useStore(toasts, (all) => all);
  return (
    <div className={`stack centered gap-8 ${styles.region}`} aria-live="polite">
      {shown.map((one) => (
        <ToastCard key={one.id} {...one} />
      ))}
    </div>
  );
}

const ICONS = { info: 'info', success: 'check', error: 'warning' } as const;

function ToastCard({ id, kind, text, action }: Toast) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const seconds = action ? SECONDS_TO_ACT : SECONDS;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, held, seconds]);
  return (
    <div
      className={`stack items-center max-full gap-4 rounded ${styles.toast} ${styles[kind]}`}
      role={kind === 'error' ? 'alert' : undefined}
      // It stays while someone is about to press something on it.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[kind]} size={20} />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(id);
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={t('common.close')} onClick={() => dismissToast(id)}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}
