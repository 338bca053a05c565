import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state';
import { PageTitle } from './page-title';
import { useFocusMainOnChange } from './use-focus-main-on-change';
import styles from './routes/message-page.module.scss';

type Props = { title: string; drawing: ReactNode; action: ReactNode; children?: ReactNode };

/**
 * Where a mailed link leads: what it is for, and the one button that does it. Programs that look into mails open links
 * too, so opening one does nothing.
 */
export function MessagePage({ title, drawing, action, children }: Props) {
  useFocusMainOnChange(title);
  return (
    <main id="main" className={`stack fill full ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <EmptyState heading="h1" drawing={drawing} title={title} action={action}>
        {children}
      </EmptyState>
    </main>
  );
}
