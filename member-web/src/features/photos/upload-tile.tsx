import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { leavesFocus } from '../../ui/leaves-focus';
import { Spinner } from '../../ui/spinner';
import styles from './own-photos.module.scss';
import type { Upload } from './use-uploads';

type Props = { upload: Upload; onAgain: () => void; onForget: () => void };

/** A photo on its way: what is sent, how far it is, and what to do when it did not arrive. */
export function UploadTile({ upload: { preview, share, error, file }, onAgain, onForget }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const [visible, setVisible] = useState(true);
  const temporary = isApiError(error) && (error.status === 0 || error.status >= 500);
  const percent = Math.round(share * 100);
  return (
    <li className="stack gap-4 content-top shrink">
      <div className={error ? `${styles.tile} ${styles.rejected}` : styles.tile}>
        {visible ? (
          <img className={styles.preview} src={preview} alt="" onError={() => setVisible(false)} />
        ) : (
          <span className="place-center quiet full-height">
            <Icon name="camera" size={28} />
          </span>
        )}
        {error ? (
          <IconButton
            ref={leavesFocus}
            className={styles.delete}
            label={t('photos.forget', { name: file.name })}
            onClick={onForget}
          >
            <Icon name="close" size={18} />
          </IconButton>
        ) : (
          <span className={styles.progress}>
            {percent < 100 ? (
              <progress max={100} value={percent} aria-label={t('photos.uploading', { name: file.name })} />
            ) : (
              <span className={styles.mark}>
                <Spinner size={16} />
                <span>{t('photos.processing')}</span>
              </span>
            )}
          </span>
        )}
      </div>
      {error !== undefined && (
        <>
          <div className="small danger breaks" role="alert">
            <p className={`clip strong ink ${styles.file}`}>{file.name}</p>
            <p>{ofError(error)}</p>
          </div>
          {temporary && (
            <Button ref={leavesFocus} variant="quiet" size="small" wide onClick={onAgain}>
              {t('common.try_again')}
            </Button>
          )}
        </>
      )}
    </li>
  );
}
