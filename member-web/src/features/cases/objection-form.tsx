import { useId, type Ref } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ModalActions } from '../../ui/modal';
import styles from './report-dialog.module.scss';
import { setWords, useWords } from './words';

type Props = {
  ref?: Ref<HTMLFormElement>;
  /** The decision, or the report, that is objected to. */
  about: string;
  error: unknown;
  busy: boolean;
  onSend: (text: string) => void;
  onCancel?: () => void;
};

export function ObjectionForm({ ref, about, error, busy, onSend, onCancel }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const id = useId();
  const text = useWords(about);
  const problem = error ? ofError(error) : undefined;
  return (
    <form
      ref={ref}
      className="stack gap-16 mt-16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSend(text.trim());
      }}
    >
      <p>{t('moderation.objection_text')}</p>
      <div className="stack gap-4">
        <label htmlFor={`${id}-text`} className="bold-13">
          {t('moderation.objection_label')}
        </label>
        <textarea
          id={`${id}-text`}
          className={`full text-15 ink surface outlined-strong rounded-field py-10 px-12 ${styles.words}`}
          rows={5}
          maxLength={2000}
          value={text}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => setWords(about, target.value)}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} className="row gap-8 text-15 strong danger" role="alert">
          <Icon name="warning" size={16} />
          {problem}
        </p>
      )}
      <ModalActions>
        <Button variant="primary" type="submit" busy={busy}>
          {t('moderation.objection_send')}
        </Button>
        {onCancel && (
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
      </ModalActions>
    </form>
  );
}
