import type { ComponentProps } from 'react';
import styles from './panel.module.scss';

export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={[styles.panel, className].filter(Boolean).join(' ')} />;
}
