import { useId } from 'react';
import { useTranslation } from '../../lib/texts';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useDraft } from './drafts';
import { useCopy } from './use-copy';
import styles from './closed-conversation.module.scss';

/** Replaces the composer once nothing can be sent any more: says why, and offers the draft for copying. */
export function ClosedConversation({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const id = useId();
  const draft = useDraft(conversationId).trim();
  const copy = useCopy();
  return (
    <div className={`stack still full gap-12 surface line-above ${styles.closed}`}>
      <p role="status" className={`row strong gap-10 ${styles.what}`}>
        <Icon name="block" size={20} />
        <span>{t('errors.profile_not_available')}</span>
      </p>
      {draft && (
        <div className="stack gap-8 items-start">
          <label htmlFor={id} className="small quiet">
            {t('conversations.unsent')}
          </label>
          <textarea id={id} readOnly rows={3} value={draft} className={styles.words} />
          <Button size="small" onClick={() => void copy(draft)}>
            {t('conversations.copy')}
          </Button>
        </div>
      )}
    </div>
  );
}
