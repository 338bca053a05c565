import type { MouseEvent } from 'react';
import { useTranslation } from '../../lib/texts';
import { focusMain } from '../arrival';
import styles from './skip-link.module.scss';

/** @param to the id of what it leads to, with the words for it; the main part of the page when absent */
export function SkipLink({ to, children }: { to?: string; children?: string }) {
  const { t } = useTranslation();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const target = to && document.getElementById(to);
    if (target) target.focus();
    else focusMain();
  };
  return (
    <a href={`#${to ?? 'main'}`} className={`bold-15 py-8 px-16 ${styles.skip}`} onClick={skip}>
      {children ?? t('app.skip')}
    </a>
  );
}
