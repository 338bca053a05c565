import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore, useStore } from '../lib/store';
import { newKey } from '../lib/api-client/action-key';
import { IconButton } from './button';
import { Icon } from './icon';
import styles from './toasts.module.scss';

type Kind = 'info' | 'success' | 'error';
type Toast = { id: string; kind: Kind; text: string };

const SECONDS = 6;
const MOST = 3;
const toasts = createStore<readonly Toast[]>([]);

export function toast(text: string, kind: Kind = 'info') {
  const others = toasts.get().filter((other) => other.text !== text);
  toasts.set([...others, { id: newKey(), kind, text }].slice(-MOST));
}

const dismiss = (id: string) => toasts.set((shown) => shown.filter((one) => one.id !== id));

export function Toasts() {
  const shown = useStore(toasts, (all) => all);
  return (
    <div className={styles.region} aria-live="polite">
      {shown.map((one) => (
        <ToastCard key={one.id} {...one} />
      ))}
    </div>
  );
}

const ICONS = { info: 'info', success: 'check', error: 'warning' } as const;

function ToastCard({ id, kind, text }: Toast) {
  const { t } = useTranslation();
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className={`${styles.toast} ${styles[kind]}`}>
      <Icon name={ICONS[kind]} size={20} />
      <p>{text}</p>
      <IconButton label={t('common.close')} onClick={() => dismiss(id)}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}
