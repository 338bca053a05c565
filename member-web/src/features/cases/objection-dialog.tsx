import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/error-text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Modal, ModalActions } from '../../ui/modal';
import { toast } from '../../ui/toasts';
import { useObject, type Decision } from './api';
import styles from './report-dialog.module.scss';

type Props = { decision: Decision; onClose: () => void };

/** The member's own words, for a moderator who decides once more. */
export function ObjectionDialog({ decision, onClose }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const id = useId();
  const object = useObject(decision.id);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const problem = missing && !text.trim() ? t('moderation.objection_required') : object.error && ofError(object.error);
  const send = () => {
    if (!text.trim()) return setMissing(true);
    object.mutate(text.trim(), {
      onSuccess: () => {
        onClose();
        toast(t('moderation.objection_sent'), 'success');
      },
    });
  };
  return (
    <Modal open onClose={onClose} title={t('moderation.objection_title')} size="medium" busy={object.isPending}>
      <p>{t('moderation.objection_text')}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={styles.more}>
          <label htmlFor={`${id}-text`}>{t('moderation.objection_label')}</label>
          <textarea
            id={`${id}-text`}
            rows={5}
            maxLength={2000}
            value={text}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {problem && (
          <p id={`${id}-problem`} className={styles.problem} role="alert">
            <Icon name="warning" size={16} />
            {problem}
          </p>
        )}
        <ModalActions>
          <Button variant="primary" type="submit" busy={object.isPending}>
            {t('moderation.objection_send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
