import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { useLocation } from 'react-router';
import { withBack } from '../../lib/return-path';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import type { GalleryPhoto } from './api';
import { Carousel } from './carousel';
import styles from './gallery.module.scss';
import { PhotoViewer } from './photo-viewer';
import { useViewing } from './use-viewing';

type Props = { photos: GalleryPhoto[]; name: string; tools?: ((photoId: string) => ReactNode) | undefined };

/** A member's photos where their profile begins; what is locked stands together behind one offer (PRO-03). */
export function Gallery({ photos, name, tools }: Props) {
  const { t } = useTranslation();
  const { photo: viewed, view, end } = useViewing('gallery');
  const open = photos.filter(({ locked }) => !locked);
  const viewing = open.findIndex(({ id }) => id === viewed);
  const locked = photos.filter((photo) => photo.locked);
  const nameOf = (index: number) =>
    index === 0 ? t('profiles.photo_of', { name }) : t('photos.photo_of_number', { name, number: index + 1 });
  const slides: ComponentProps<typeof Carousel>['slides'] = open.map((photo, index) => ({
    key: photo.id,
    content: (
      <button type="button" className={styles.open} onClick={() => view(photo.id)}>
        <Picture
          className="cover"
          src={photo.url}
          // What the card of the list showed stands there at once.
          placeholder={index === 0 ? photo.thumb_url : photo.placeholder}
          alt={nameOf(index)}
          eager={index === 0}
        />
      </button>
    ),
  }));
  if (locked.length > 0)
    slides.push({ key: 'locked', content: <Locked photos={locked} name={name} />, photos: locked.length });
  return (
    <>
      <Carousel label={t('photos.photos_of', { name })} slides={slides} />
      {viewing >= 0 && <PhotoViewer photos={open} start={viewing} nameOf={nameOf} tools={tools} onClose={end} />}
    </>
  );
}

const MOST = 4;

function Locked({ photos, name }: { photos: GalleryPhoto[]; name: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shown = photos.slice(0, MOST);
  return (
    <div className="full-height relative">
      <div className={`stack full-height gap-2 ${styles.blurred}`} data-count={shown.length}>
        {shown.map(({ id, url, placeholder }) => (
          <Picture key={id} src={url} placeholder={placeholder} />
        ))}
      </div>
      <div className={`stack centered absolute gap-12 bold-17 white text-center ${styles.offer}`}>
        <span className={`place-center round ${styles.lock}`}>
          <Icon name="lock" size={28} />
        </span>
        <p>{t('photos.locked', { count: photos.length, name })}</p>
        <ButtonLink variant="primary" to={withBack('/premium', pathname)}>
          {t('photos.unlock')}
        </ButtonLink>
      </div>
    </div>
  );
}
