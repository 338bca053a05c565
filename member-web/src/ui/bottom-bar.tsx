import type { ReactNode } from 'react';
import styles from './bottom-bar.module.scss';

export const bottomBarItem = `stack centered relative gap-2 small quiet ${styles.item}`;

export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={`stack surface line-above ${styles.bar}`} aria-label={label}>
      {children}
    </nav>
  );
}
