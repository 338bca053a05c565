import { useQuery } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { withBack } from '../../lib/return-path';
import { useUser } from '../../lib/session';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PartError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { photosQuery, type OwnPhoto } from './api';
import { AddPhotoTile } from './add-photo-tile';
import { DeletePhoto } from './delete-photo';
import { OwnPhotoTile } from './own-photo-tile';
import styles from './own-photos.module.scss';
import { PhotoViewer } from './photo-viewer';
import { UploadTile } from './upload-tile';
import { useUploads } from './use-uploads';

/** One's own photos with how each stands; new ones are dropped, picked or taken (PRO-02). */
export function OwnPhotos() {
  const { t } = useTranslation();
  const user = useUser();
  const own = useQuery(photosQuery());
  const { uploads, add, again, forget } = useUploads();
  const [over, setOver] = useState(false);
  const [deleting, setDeleting] = useState<OwnPhoto>();
  const [viewing, setViewing] = useState<number>();
  const [left, setLeft] = useState<readonly File[]>([]);

  if (own.isError) return <PartError query={own} />;
  if (!own.data || !user) return <Loading />;

  const { photos, free_limit, premium_limit } = own.data;
  const limit = user.paid_user ? premium_limit : free_limit;
  const underway = uploads.filter((upload) => upload.error === undefined).length;
  const room = limit - photos.length - underway;
  const mayAdd = user.status === 'active' && room > 0;

  const take = (files: File[]) => setLeft(add(files, Math.max(room, 0)));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (user.status === 'active') take([...event.dataTransfer.files]);
  };

  return (
    <div
      className={over && mayAdd ? `${styles.photos} ${styles.over}` : styles.photos}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="quiet">{t('photos.used', { used: photos.length, limit })}</p>
      <ul className={styles.grid}>
        {photos.map((photo, index) => (
          <OwnPhotoTile
            key={photo.id}
            photo={photo}
            number={index + 1}
            onOpen={() => setViewing(index)}
            onDelete={() => setDeleting(photo)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            onAgain={() => again(upload)}
            onForget={() => forget(upload.key)}
          />
        ))}
        {mayAdd && <AddPhotoTile onFiles={take} />}
      </ul>
      {left.length > 0 && (
        <Alert tone="warning" live>
          <p>{t('photos.left_out', { count: left.length, limit })}</p>
          <ul className={styles.left}>
            {left.map(({ name }, index) => (
              // Two folders may hold files of the same name.
              <li key={index}>{name}</li>
            ))}
          </ul>
        </Alert>
      )}
      {user.status !== 'active' && <p className="quiet">{t('photos.confirm_first')}</p>}
      {user.status === 'active' && room <= 0 && (
        <div className={styles.offer}>
          <p>
            {user.paid_user
              ? t('photos.full', { limit: premium_limit })
              : t('photos.full_free', { limit: free_limit, premium_limit })}
          </p>
          {!user.paid_user && (
            <ButtonLink variant="secondary" size="small" to={withBack('/premium', '/profile')}>
              <Icon name="premium" size={18} />
              {t('app.get_premium')}
            </ButtonLink>
          )}
        </div>
      )}
      <p className={styles.hint}>{t('photos.hint')}</p>
      <DeletePhoto photo={deleting} onClose={() => setDeleting(undefined)} />
      {viewing !== undefined && photos[viewing] && (
        <PhotoViewer
          photos={photos}
          start={viewing}
          nameOf={(index) => t('photos.photo_number', { number: index + 1 })}
          onClose={() => setViewing(undefined)}
        />
      )}
    </div>
  );
}

/** Takes the place that no photo or a first row of them takes. */
function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles.photos}>
      <Skeleton width="40%" height={24} />
      <div className={styles.grid}>
        <Skeleton className={styles.tile} height="auto" />
      </div>
      <p className={styles.hint}>{t('photos.hint')}</p>
    </div>
  );
}
