import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useModalDialog } from '../../ui/modal-dialog';
import { Picture } from '../../ui/picture';
import { Carousel } from './carousel';
import styles from './photo-viewer.module.scss';

type Props = {
  photos: { id: string; url: string; placeholder: string | null }[];
  start: number;
  nameOf: (index: number) => string;
  onClose: () => void;
  /** What else one can do with the photo that is shown. */
  tools?: ((photoId: string) => ReactNode) | undefined;
};

/** Photos as large as the window allows. */
export function PhotoViewer({ photos, start, nameOf, onClose, tools }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(start);
  const photo = photos[shown];
  const dialog = useModalDialog();
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={t('photos.viewer')} onClose={onClose}>
      <Carousel
        label={t('photos.viewer')}
        start={start}
        onShow={setShown}
        className={styles.carousel}
        slides={photos.map(({ id, url }, index) => ({
          key: id,
          content: <Picture className={styles.photo} src={url} placeholder={null} alt={nameOf(index)} />,
        }))}
      />
      <div className={styles.bar}>
        {photo && tools?.(photo.id)}
        <IconButton label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
    </dialog>
  );
}
