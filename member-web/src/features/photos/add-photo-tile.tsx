import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from '../../lib/texts';
import { PHOTO_TYPES } from '../../lib/photo-files';
import { Icon } from '../../ui/icon';
import styles from './own-photos.module.scss';

/** On a phone the picker offers the camera by itself. */
export function AddPhotoTile({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file can be picked again.
    event.target.value = '';
  };
  return (
    <li className="stack gap-4 content-top shrink">
      <button
        type="button"
        className={`plain-button stack centered full portrait gap-4 p-12 bold-15 secondary breaks text-center rounded ${styles.add}`}
        onClick={() => input.current?.click()}
      >
        <Icon name="camera" size={28} />
        <span>{t('photos.add')}</span>
        <span className={`small quiet ${styles.drop}`}>{t('photos.or_drop')}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES}
        multiple
        hidden
        onChange={picked}
        aria-label={t('photos.add')}
        data-testid="photo-input"
      />
    </li>
  );
}
