import { useId, useRef } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { leavesFocus } from '../../ui/leaves-focus';
import type { useComplaintFile } from './api';
import styles from './complaint-form.module.scss';

/** What the server takes; computers know a HEIC by its ending alone. */
const TYPES = 'image/jpeg,image/png,image/webp,image/heic,.heic,application/pdf,text/plain';

export interface Chosen {
  name: string;
  /** What the complaint names the file by. */
  file: string;
}

type Props = {
  chosen: Chosen | undefined;
  onChange: (chosen: Chosen | undefined) => void;
  upload: ReturnType<typeof useComplaintFile>;
};

/** One file, sent as soon as it is chosen, so that a file that is refused is told before anything else. */
export function FileField({ chosen, onChange, upload }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file || upload.isPending) return;
    onChange(undefined);
    upload.mutate(file, { onSuccess: (answer) => onChange({ name: file.name, file: answer.file }) });
  };
  return (
    <div tabIndex={-1} className="stack gap-6 items-start shrink unringed" role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className="small strong">
        {t('complaints.file')}
      </span>
      {chosen ? (
        <p className={`row max-full gap-8 outlined-strong rounded-field ${styles.chosen}`}>
          <Icon name="file" size={20} />
          <span className="shrink truncate">{chosen.name}</span>
          <IconButton
            ref={leavesFocus}
            label={t('complaints.file_remove', { name: chosen.name })}
            onClick={() => onChange(undefined)}
          >
            <Icon name="close" size={20} />
          </IconButton>
        </p>
      ) : (
        <Button
          ref={leavesFocus}
          busy={upload.isPending}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {t(upload.isPending ? 'complaints.file_busy' : 'complaints.file_choose')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label={t('complaints.file_choose')}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      {upload.error && (
        <p className={`flex gap-6 small strong danger items-top ${styles.problem}`} role="alert">
          <Icon name="warning" size={16} />
          {ofError(upload.error)}
        </p>
      )}
      <p id={`${id}-hint`} className="small quiet">
        {t('complaints.file_hint')}
      </p>
    </div>
  );
}
