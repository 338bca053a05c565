import applepay from '@sumup-oss/icons/apple_pay_24.svg?url&no-inline';
import bancontact from '@sumup-oss/icons/bancontact_24.svg?url&no-inline';
import blik from '@sumup-oss/icons/blik_24.svg?url&no-inline';
import eps from '@sumup-oss/icons/eps_24.svg?url&no-inline';
import giropay from '@sumup-oss/icons/giropay_24.svg?url&no-inline';
import ideal from '@sumup-oss/icons/ideal_24.svg?url&no-inline';
import maestro from '@sumup-oss/icons/maestro_24.svg?url&no-inline';
import mastercard from '@sumup-oss/icons/mastercard_24.svg?url&no-inline';
import prezelewy24 from '@sumup-oss/icons/przelewy24_24.svg?url&no-inline';
import sofort from '@sumup-oss/icons/sofort_24.svg?url&no-inline';
import visa from '@sumup-oss/icons/visa_24.svg?url&no-inline';
import paypal from 'simple-icons/icons/paypal.svg?url&no-inline';
import type { CSSProperties } from 'react';
import type { Translate } from '../../lib/texts';
import { Icon, type IconName } from '../../ui/icon';
import styles from './method-mark.module.scss';

/** `mark`: the true one, as a picture; `shape`: of one colour; otherwise a word or an icon of ours in `color`. */
type Mark = { name: string; color: string; mark?: string; shape?: string; word?: string; icon?: IconName };

const INK = '#222';
const PURPLE = '#3c1a5b';

/** Names as their owners write them; true marks from a kept set where it has them (decision 97). */
const MARKS: Record<string, Mark> = {
  ideal: { name: 'iDEAL', mark: ideal, color: INK },
  bancontact: { name: 'Bancontact', mark: bancontact, color: INK },
  paypal: { name: 'PayPal', shape: paypal, color: '#002991' },
  mastercard: { name: 'Mastercard', mark: mastercard, color: INK },
  visa: { name: 'Visa', mark: visa, color: INK },
  maestro: { name: 'Maestro', mark: maestro, color: INK },
  applepay: { name: 'Apple Pay', mark: applepay, color: INK },
  prezelewy24: { name: 'Przelewy24', mark: prezelewy24, color: INK },
  blik: { name: 'BLIK', mark: blik, color: INK },
  eps: { name: 'eps', mark: eps, color: INK },
  giropay: { name: 'giropay', mark: giropay, color: INK },
  sofort: { name: 'Sofort', mark: sofort, color: INK },
  nexi: { name: 'Nexi', word: 'nexi', color: '#223a8f' },
  cartebancaire: { name: 'Carte Bancaire', word: 'CB', color: '#12664a' },
  paysafecard: { name: 'paysafecard', word: 'psc', color: '#005c80' },
  creditcard: { name: '', icon: 'card', color: PURPLE },
  sdd: { name: '', icon: 'bank', color: PURPLE },
  sct: { name: '', icon: 'bank', color: PURPLE },
};

/** Loaded when it is seen, from a file of its own. */
export function MethodMark({ id, small = false }: { id: string; small?: boolean }) {
  const { color, mark, shape, icon, word } = MARKS[id] ?? { word: id.slice(0, 3), color: PURPLE };
  const style = { '--mark': color, ...(shape && { '--shape': `url("${shape}")` }) } as CSSProperties;
  return (
    <span
      className={`place-center still ${styles.mark}`}
      data-small={small || undefined}
      style={style}
      aria-hidden="true"
    >
      {mark ? (
        <img src={mark} alt="" width={28} height={24} loading="lazy" />
      ) : shape ? (
        <span className={styles.shape} />
      ) : icon ? (
        <Icon name={icon} size={20} />
      ) : (
        word
      )}
    </span>
  );
}

export function methodName(id: string, t: Translate): string {
  if (id === 'creditcard') return t('payments.method.creditcard');
  if (id === 'sdd') return t('payments.method.sdd');
  if (id === 'sct') return t('payments.method.sct');
  return MARKS[id]?.name ?? id;
}
