import type { ReactNode } from 'react';
import { useTranslation } from '../lib/texts';
import { useDismissal } from '../lib/dismissal';
import { IconButton } from './button';
import { Icon, type IconName } from './icon';
import styles from './alert.module.scss';

type Tone = 'info' | 'success' | 'warning' | 'danger';
type Props = { tone?: Tone; children: ReactNode; action?: ReactNode; live?: boolean };

const ICONS: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };

export function Alert({ tone = 'info', children, action, live = false }: Props) {
  return (
    <div
      className={`stack gap-12 text-15 rounded py-12 px-16 ${styles.alert} ${styles[tone]}`}
      role={live ? 'alert' : undefined}
    >
      <Icon name={ICONS[tone]} size={20} />
      <div className={`row wrap shrink gap-8-16 ink ${styles.body}`}>
        <div>{children}</div>
        {action && <div className={`flex still wrap gap-8 max-full ${styles.action}`}>{action}</div>}
      </div>
    </div>
  );
}

/** Once closed, it stays away for as long as the operator sets (CLI-11). */
export function DismissibleAlert({ name, ...props }: Props & { name: string }) {
  const { t } = useTranslation();
  const [dismissed, dismiss] = useDismissal(name);
  if (dismissed) return null;
  return (
    <div className={`relative ${styles.dismissible}`}>
      <Alert {...props} />
      <IconButton label={t('common.close')} className={`absolute ${styles.close}`} onClick={dismiss}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}
