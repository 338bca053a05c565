import type { ReactNode } from 'react';
import styles from './empty-state.module.scss';

type Props = {
  drawing: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
};

export function EmptyState({ drawing, title, children, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className={`stack centered gap-8 text-center center ${styles.empty}`}>
      {drawing}
      <Heading>{title}</Heading>
      {children && <div className="stack gap-8 quiet px-8">{children}</div>}
      {action && <div className={`stack gap-8 mt-16 ${styles.action}`}>{action}</div>}
    </div>
  );
}
