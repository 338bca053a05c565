import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import type { MadeComplaint } from '../../features/complaints/api';
import { ComplaintForm } from '../../features/complaints/complaint-form';
import { SentComplaint } from '../../features/complaints/sent-complaint';
import { Panel } from '../../ui/panel';
import { PageTitle } from '../page-title';
import { useFocusMainOnChange } from '../use-focus-main-on-change';
import styles from './auth.module.scss';

/** For everyone, logged in or not (ADM-09, CLI-04). */
export function Component() {
  const { t } = useTranslation();
  const [made, setMade] = useState<MadeComplaint & { email: string | null }>();
  useFocusMainOnChange(made?.number ?? '');
  if (made)
    return (
      <main id="main" className={styles.page}>
        <PageTitle>{t('complaints.sent_title')}</PageTitle>
        <SentComplaint made={made} onAnother={() => setMade(undefined)} />
      </main>
    );
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t('complaints.title')}</PageTitle>
      <header className="stack gap-4">
        <h1>{t('complaints.title')}</h1>
        <p className="quiet">{t('complaints.lead')}</p>
      </header>
      <Panel className={styles.panel}>
        <ComplaintForm onSent={setMade} />
      </Panel>
    </main>
  );
}
