import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/texts';
import { useFormat } from '../../lib/format';
import { Button } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import type { MadeComplaint } from './api';
import styles from './complaint-form.module.scss';

type Props = { made: MadeComplaint & { email: string | null }; onAnother: () => void };

/** The number, large, to be kept: whoever left no address has nothing else. */
export function SentComplaint({ made: { number, answer_by, email }, onAnother }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const top = useRef<HTMLDivElement>(null);
  // The button that sent it stood far below, and has gone with the focus.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={top} tabIndex={-1} className="unringed">
      <EmptyState
        heading="h1"
        drawing={DRAWINGS.mail}
        title={t('complaints.sent_title')}
        action={<Button onClick={onAnother}>{t('complaints.sent_another')}</Button>}
      >
        <p>
          {t('complaints.sent_number')}
          <strong className={`block bold-26 ink figures ${styles.number}`}>{number}</strong>
        </p>
        <p>
          {email === null
            ? t('complaints.sent_without')
            : t('complaints.sent_text', { email, date: format.date(answer_by) })}
        </p>
      </EmptyState>
    </div>
  );
}
