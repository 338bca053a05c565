import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../lib/texts';
import { Link } from 'react-router';
import { isSecondOfTwo } from '../lib/double-press';
import { Button } from './button';
import { Icon, type IconName } from './icon';
import styles from './setting-field.module.scss';

type Head = { icon: IconName; label: string; value?: ReactNode };

function Text({ icon, label, value }: Head) {
  return (
    <>
      <Icon name={icon} size={20} />
      <span className="stack grow strong">
        <span>{label}</span>
        {value && <span className="text-15 quiet breaks clip">{value}</span>}
      </span>
    </>
  );
}

/** One setting as it is, and the form to change it once that is asked for. */
export function Setting({ children, ...head }: Head & { children: (close: () => void) => ReactNode }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The form went with the button that was pressed in it.
  useEffect(() => {
    if (wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const action = open ? t('accounts.cancel') : t('accounts.change');
  return (
    <div className="listed">
      <div className={`row gap-12 min-64 ink py-8 ${styles.row}`}>
        <Text {...head} />
        <Button
          ref={button}
          size="small"
          aria-label={`${action} ${head.label}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={(press) => isSecondOfTwo(press) || setOpen(!open)}
        >
          {action}
        </Button>
      </div>
      <div id={id} hidden={!open} className={styles.form}>
        {open && children(() => setOpen(false))}
      </div>
    </div>
  );
}

export function SettingLink({ to, ...head }: Head & { to: string }) {
  return (
    <Link to={to} className={`listed row gap-12 min-64 ink py-8 ${styles.row} ${styles.link}`}>
      <Text {...head} />
      <Icon name="forward" size={18} />
    </Link>
  );
}

/** A setting that is changed on the spot. */
export function SettingField({ children, ...head }: Head & { children: ReactNode }) {
  return (
    <div className={`listed row gap-12 min-64 ink py-8 ${styles.row}`}>
      <Text {...head} />
      {children}
    </div>
  );
}
