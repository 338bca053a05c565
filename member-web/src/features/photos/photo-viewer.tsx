import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useModalDialog } from '../../ui/modal-dialog';
import { Carousel } from './carousel';
import styles from './photo-viewer.module.scss';
import { CLOSE, WHOLE, zoomed, type View } from './zoom';
import { ZoomPicture } from './zoom-picture';

type Props = {
  photos: { id: string; url: string }[];
  start: number;
  nameOf: (index: number) => string;
  onClose: () => void;
  /** What else one can do with the photo that is shown. */
  tools?: ((photoId: string) => ReactNode) | undefined;
};

/** How much closer one press of a key brings it. */
const STEP = 1.5;

/** Photos as large as the window allows, whole; closer by fingers, double tap, button or the keys + and −. */
export function PhotoViewer({ photos, start, nameOf, onClose, tools }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(start);
  const [view, setView] = useState(WHOLE);
  const photo = photos[shown];
  const dialog = useModalDialog();
  const close = view.scale > 1;

  const show = (index: number) => {
    if (index !== shown) setView(WHOLE);
    setShown(index);
  };
  const zoom = (change: (now: View) => number) =>
    setView((now) => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = dialog.current ?? {};
      return zoomed(now, change(now), { x: 0, y: 0 }, { width, height });
    });
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // The browser's own, as to make the whole page larger.
    if (altKey || ctrlKey || metaKey) return;
    if (key === '+' || key === '=') zoom(({ scale }) => scale * STEP);
    if (key === '-') zoom(({ scale }) => scale / STEP);
    if (key === '0') setView(WHOLE);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('photos.viewer')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Carousel
        label={t('photos.viewer')}
        start={start}
        onShow={show}
        still={close}
        slides={photos.map(({ id, url }, index) => ({
          key: id,
          content: (
            <ZoomPicture
              src={url}
              alt={nameOf(index)}
              view={index === shown ? view : WHOLE}
              onView={index === shown ? setView : () => undefined}
            />
          ),
        }))}
      />
      <div className={`flex absolute gap-8 ${styles.bar}`}>
        {photo && tools?.(photo.id)}
        <IconButton
          label={close ? t('photos.show_whole') : t('photos.show_closer')}
          onClick={() => (close ? setView(WHOLE) : zoom(() => CLOSE))}
        >
          <Icon name={close ? 'zoom-out' : 'zoom-in'} />
        </IconButton>
        <IconButton label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
    </dialog>
  );
}
