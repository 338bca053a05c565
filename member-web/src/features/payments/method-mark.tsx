import type { TFunction } from 'i18next';
import { Icon, type IconName } from '../../ui/icon';
import styles from './method-mark.module.scss';

type Mark = { name: string; word?: string; icon?: IconName; color: string };

/** Names as their owners write them; the marks are plain words in a tint, no logos. */
const MARKS: Record<string, Mark> = {
  ideal: { name: 'iDEAL', word: 'iD', color: '#b0005c' },
  bancontact: { name: 'Bancontact', word: 'Bc', color: '#1a4f95' },
  paypal: { name: 'PayPal', word: 'PP', color: '#1c3f94' },
  mastercard: { name: 'Mastercard', word: 'MC', color: '#a8450f' },
  visa: { name: 'Visa', word: 'VISA', color: '#1a2f7a' },
  maestro: { name: 'Maestro', word: 'Ms', color: '#7a2340' },
  applepay: { name: 'Apple Pay', word: 'Pay', color: '#222' },
  prezelewy24: { name: 'Przelewy24', word: 'P24', color: '#a41420' },
  blik: { name: 'BLIK', word: 'blik', color: '#222' },
  nexi: { name: 'Nexi', word: 'nexi', color: '#223a8f' },
  cartebancaire: { name: 'Carte Bancaire', word: 'CB', color: '#12664a' },
  paysafecard: { name: 'paysafecard', word: 'psc', color: '#005c80' },
  eps: { name: 'eps', word: 'eps', color: '#8a2170' },
  giropay: { name: 'giropay', word: 'gp', color: '#12448a' },
  sofort: { name: 'Sofort', word: 'Sf', color: '#7d2f55' },
  creditcard: { name: '', icon: 'card', color: '#3c1a5b' },
  sdd: { name: '', icon: 'bank', color: '#3c1a5b' },
  sct: { name: '', icon: 'bank', color: '#3c1a5b' },
};

export function MethodMark({ id }: { id: string }) {
  const mark = MARKS[id] ?? { name: id, word: id.slice(0, 3), color: '#3c1a5b' };
  return (
    <span className={styles.mark} style={{ '--mark': mark.color } as React.CSSProperties} aria-hidden="true">
      {mark.icon ? <Icon name={mark.icon} size={20} /> : mark.word}
    </span>
  );
}

export function methodName(id: string, t: TFunction): string {
  if (id === 'creditcard') return t('payments.method.creditcard');
  if (id === 'sdd') return t('payments.method.sdd');
  if (id === 'sct') return t('payments.method.sct');
  return MARKS[id]?.name ?? id;
}
