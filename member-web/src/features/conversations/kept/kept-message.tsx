import { useState } from 'react';
import { useTranslation } from '../../../lib/texts';
import { useErrorText } from '../../../lib/error-text';
import { writeTo } from '../../../lib/first-message';
import { DismissibleAlert } from '../../../ui/alert';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Modal, ModalActions } from '../../../ui/modal';
import { toast } from '../../../ui/toasts';
import { draftOf, restoreDraft } from '../drafts';
import { useCopy } from '../use-copy';
import { useKeptMessage, useLetGo } from './api';
import styles from './kept-message.module.scss';

type Kept = NonNullable<ReturnType<typeof useKeptMessage>>;

/** ACC-04: the message that one came with was not sent; why, and where its text can go. */
export function KeptMessageAlert() {
  const { t } = useTranslation();
  const kept = useKeptMessage();
  const [open, setOpen] = useState(false);
  if (!kept) return null;
  return (
    <>
      <DismissibleAlert
        name="signup-message"
        tone="warning"
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('conversations.kept.show')}
          </Button>
        }
      >
        {t('conversations.kept.notice')}
      </DismissibleAlert>
      {open && <KeptMessage kept={kept} onClose={() => setOpen(false)} />}
    </>
  );
}

function KeptMessage({ kept: { text, reason, conversation }, onClose }: { kept: Kept; onClose: () => void }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const letGo = useLetGo();
  const why = () => {
    if (reason === 'refused') return t('conversations.kept.refused');
    if (!conversation) return t('conversations.kept.unavailable');
    const { name } = conversation.profile;
    return reason === 'fictional'
      ? t('conversations.kept.fictional', { name })
      : t('conversations.kept.credits', { name });
  };
  const copy = useCopy();
  const write = ({ id, profile }: NonNullable<Kept['conversation']>) => {
    onClose();
    // Who went back and comes again finds it there.
    if (!draftOf(id).includes(text)) restoreDraft(id, text);
    writeTo(profile);
  };
  const drop = () =>
    letGo.mutateAsync().then(
      () => toast(t('conversations.kept.dropped')),
      (error: unknown) => toast(ofError(error), 'error'),
    );
  return (
    <Modal open onClose={onClose} title={t('conversations.kept.title')} busy={letGo.isPending}>
      <p>{why()}</p>
      <div className={`stack gap-10 mt-12 ${styles.text}`}>
        <textarea readOnly rows={3} value={text} aria-label={t('conversations.kept.text')} />
        <div className="flex wrap gap-8">
          <Button size="small" onClick={() => void copy(text)}>
            <Icon name="copy" size={18} />
            {t('conversations.copy')}
          </Button>
          <Button size="small" variant="quiet" busy={letGo.isPending} onClick={() => void drop()}>
            {t('conversations.kept.drop')}
          </Button>
        </div>
      </div>
      <ModalActions>
        {conversation ? (
          <Button variant="primary" onClick={() => write(conversation)}>
            {t('conversations.first_title', { name: conversation.profile.name })}
          </Button>
        ) : (
          <ButtonLink variant="primary" to="/members" onClick={onClose}>
            {t('conversations.kept.search')}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </ModalActions>
    </Modal>
  );
}

/** Where a first message to somebody else is written: the words that are there already. */
export function KeptWords({ draft, onTake }: { draft: string; onTake: (text: string) => void }) {
  const { t } = useTranslation();
  const kept = useKeptMessage();
  if (!kept || draft.includes(kept.text)) return null;
  return (
    <Button size="small" onClick={() => onTake(kept.text)}>
      <Icon name="file" size={18} />
      {t('conversations.kept.use')}
    </Button>
  );
}
