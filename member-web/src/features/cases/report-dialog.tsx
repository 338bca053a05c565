import { useId, useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { useErrorText } from '../../lib/error-text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Modal, ModalActions } from '../../ui/modal';
import { toast } from '../../ui/toasts';
import { useToastIfGone } from '../../ui/use-toast-if-gone';
import { useReport, type Reported, type ReportReason } from './api';
import { useReasons } from './reasons';
import styles from './report-dialog.module.scss';
import { setWords, useWords } from './words';

type Props = {
  reported: Reported;
  /** Whose profile, photo or message it is. */
  name: string;
  open: boolean;
  onClose: () => void;
};

export function ReportDialog({ reported, name, open, onClose }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const title = reported.photo_id
    ? t('moderation.title_photo', { name })
    : reported.message
      ? t('moderation.title_message', { name })
      : t('moderation.title_member', { name });
  return (
    <Modal open={open} onClose={onClose} title={title} size="medium" busy={busy}>
      <p>
        {t('moderation.text', { name })}{' '}
        <Link to="/pages/safety" className="link" onClick={onClose}>
          {t('help.tips')}
        </Link>
      </p>
      <ReportForm reported={reported} onClose={onClose} onBusy={setBusy} />
    </Modal>
  );
}

type FormProps = { reported: Reported; onClose: () => void; onBusy: (busy: boolean) => void };

function ReportForm({ reported, onClose, onBusy }: FormProps) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const id = useId();
  const reasons = useReasons();
  const report = useReport();
  const [reason, setReason] = useState<ReportReason>();
  const about = JSON.stringify(reported);
  const text = useWords(about);
  const [missing, setMissing] = useState(false);
  const { form: choices, onError } = useToastIfGone<HTMLFieldSetElement>();

  const send = () => {
    if (!reason) {
      setMissing(true);
      return choices.current?.querySelector('input')?.focus();
    }
    onBusy(true);
    void report
      .mutateAsync({ ...reported, reason, ...(text.trim() && { text }) })
      .then(() => {
        setWords(about, '');
        onClose();
        toast(t('moderation.sent'), 'success');
      }, onError)
      .finally(() => onBusy(false));
  };

  const problem = missing && !reason ? t('moderation.reason_required') : report.error && ofError(report.error);
  return (
    <form
      className="stack gap-16 mt-16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset
        ref={choices}
        className={`stack ${styles.reasons}`}
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        <legend>{t('moderation.reason')}</legend>
        {reasons.map(({ value, label }) => (
          <label key={value} className={`row gap-12 text-15 min-44 pointer ${styles.reason}`}>
            <input
              type="radio"
              name={`${id}-reason`}
              value={value}
              checked={reason === value}
              onChange={() => setReason(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="stack gap-4">
        <label htmlFor={`${id}-text`} className="bold-13">
          {t('moderation.more')}
        </label>
        <textarea
          id={`${id}-text`}
          className={`full text-15 ink surface outlined-strong rounded-field py-10 px-12 ${styles.words}`}
          rows={3}
          maxLength={2000}
          value={text}
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
        <Button variant="primary" type="submit" busy={report.isPending}>
          {t('moderation.send')}
        </Button>
        <Button variant="quiet" disabled={report.isPending} onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </ModalActions>
    </form>
  );
}
