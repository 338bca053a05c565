import type { ReactNode } from 'react';
import styles from './bottom-bar.module.scss';

export const bottomBarItem = styles.item;

export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={`stack line-above ${styles.bar}`} aria-label={label}>
      {children}
    </nav>
  );
}
