import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { onlyOnePress } from '../lib/double-press';
import { Spinner } from './spinner';
import styles from './button.module.scss';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'on-glow' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  wide?: boolean | undefined;
};

const classOf = ({ variant = 'secondary', size = 'medium', wide = false }: Look, extra?: string) =>
  [styles.button, styles[variant === 'on-glow' ? 'onGlow' : variant], styles[size], wide && styles.wide, extra]
    .filter(Boolean)
    .join(' ');

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean | undefined };

export function Button({ variant, size, wide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      onKeyDown={onlyOnePress}
      {...rest}
      className={classOf({ variant, size, wide }, className)}
      // A busy button keeps the focus, so it is not disabled but deaf.
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner size={18} />}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

export function ButtonLink({ variant, size, wide, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={classOf({ variant, size, wide }, className)}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}

export function IconButton({ label, className, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" {...rest} aria-label={label} className={[styles.icon, className].filter(Boolean).join(' ')}>
      {children}
    </button>
  );
}
