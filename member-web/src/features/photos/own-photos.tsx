import { Accessibility, PointerSensor, type DragDropManagerInput, type DragEndEvent } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useQuery } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import { useTranslation } from '../../lib/texts';
import { withBack } from '../../lib/return-path';
import { useUser } from '../../lib/session';
import { useErrorText } from '../../lib/error-text';
import { isTooLarge } from '../../lib/photo-files';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PartError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toasts';
import { photosQuery, useArrangePhotos, type OwnPhoto } from './api';
import { AddPhotoTile } from './add-photo-tile';
import { DeletePhoto } from './delete-photo';
import { OwnPhotoTile } from './own-photo-tile';
import styles from './own-photos.module.scss';
import { PhotoEditor } from './photo-editor';
import { PhotoViewer } from './photo-viewer';
import { UploadTile } from './upload-tile';
import { useUploads } from './use-uploads';
import { useViewing } from './use-viewing';

/**
 * With the pointer alone: the keys of the handle move a photo too (see `OwnPhotoTile`) and need no mode, so the library's
 * own roles and English instructions would be wrong.
 */
const DRAGGING: DragDropManagerInput = {
  sensors: [PointerSensor],
  plugins: (defaults) => defaults.filter((plugin) => plugin !== Accessibility),
};

/** One's own photos with how each stands; new ones are dropped, picked or taken (PRO-02). */
export function OwnPhotos() {
  const { t } = useTranslation();
  const user = useUser();
  const own = useQuery(photosQuery());
  const { uploads, add, again, forget } = useUploads();
  const [over, setOver] = useState(false);
  const [deleting, setDeleting] = useState<OwnPhoto>();
  const { photo: viewed, view, end } = useViewing('own');
  const [left, setLeft] = useState<readonly File[]>([]);
  const [picked, setPicked] = useState<readonly File[]>([]);
  const [place, setPlace] = useState<number>();
  const [wanted, setWanted] = useState<readonly string[]>();
  const arrange = useArrangePhotos();
  const { ofError } = useErrorText();

  // Whoever comes back from picking files asks for them anew: what is there stays, also where that fails.
  if (own.isError && !own.data) return <PartError query={own} />;
  if (!own.data || !user) return <Loading />;

  const { free_limit, premium_limit } = own.data;
  // Until the server has it, an older answer cannot put back what was moved.
  const photos = wanted ? inOrder(own.data.photos, wanted) : own.data.photos;
  const viewing = photos.findIndex(({ id }) => id === viewed);
  const limit = user.paid_user ? premium_limit : free_limit;
  const underway = uploads.filter((upload) => upload.error === undefined).length;
  const room = limit - photos.length - underway;
  const mayAdd = user.status === 'active' && room > 0;

  const take = (files: File[]) => {
    let free = Math.max(room, 0);
    const fits = files.map((file) => isTooLarge(file) || free-- > 0);
    setLeft(files.filter((_, index) => !fits[index]));
    setPicked(files.filter((_, index) => fits[index]));
  };
  const move = (from: number, to: number) => {
    const moved = [...photos];
    const [photo] = moved.splice(from, 1);
    if (!photo || from === to || to < 0 || to > moved.length) return;
    moved.splice(to, 0, photo);
    setPlace(to + 1);
    const ids = moved.map(({ id }) => id);
    // At once, so that a key that is held down moves on from here.
    setWanted(ids);
    arrange
      .mutateAsync(ids)
      .catch((error: unknown) => toast(ofError(error), 'error'))
      .finally(() => setWanted((latest) => (latest === ids ? undefined : latest)));
  };
  const dropped = ({ canceled, operation: { source } }: DragEndEvent) => {
    if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    // The dialog of those that are being cropped lies in here.
    if (user.status === 'active' && picked.length === 0) take([...event.dataTransfer.files]);
  };

  return (
    <div
      tabIndex={-1}
      className={`stack gap-12 rounded ${over && mayAdd ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="quiet">{t('photos.used', { used: photos.length, limit })}</p>
      <ul className={`stack gap-12 ${styles.grid}`}>
        <DragDropProvider {...DRAGGING} onDragEnd={dropped}>
          {photos.map((photo, index) => (
            <OwnPhotoTile
              key={photo.id}
              photo={photo}
              number={index + 1}
              onOpen={() => view(photo.id)}
              onDelete={() => setDeleting(photo)}
              onMove={photos.length > 1 ? (places) => move(index, index + places) : undefined}
            />
          ))}
        </DragDropProvider>
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
          <ul className={`mt-4 small breaks ${styles.left}`}>
            {left.map(({ name }, index) => (
              // Two folders may hold files of the same name.
              <li key={index}>{name}</li>
            ))}
          </ul>
        </Alert>
      )}
      {user.status !== 'active' && <p className="quiet">{t('photos.confirm_first')}</p>}
      {user.status === 'active' && room <= 0 && (
        <div className={`row wrap between gap-8-16 tinted rounded py-12 px-16 ${styles.offer}`}>
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
      {photos.length > 1 && <p className="small quiet">{t('photos.order_hint')}</p>}
      <p className="small quiet">{t('photos.hint')}</p>
      <p className="visually-hidden" role="status">
        {place && t('photos.moved', { place, count: photos.length })}
      </p>
      {picked.length > 0 && <PhotoEditor files={picked} onUse={(file) => add([file], 1)} onEnd={() => setPicked([])} />}
      <DeletePhoto photo={deleting} onClose={() => setDeleting(undefined)} />
      {viewing >= 0 && (
        <PhotoViewer
          photos={photos}
          start={viewing}
          nameOf={(index) => t('photos.photo_number', { number: index + 1 })}
          onClose={end}
        />
      )}
    </div>
  );
}

/** One that is not named, because it is new, comes last. */
function inOrder(photos: readonly OwnPhoto[], ids: readonly string[]): OwnPhoto[] {
  const placeOf = ({ id }: OwnPhoto) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...photos].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Takes the place that no photo or a first row of them takes. */
function Loading() {
  const { t } = useTranslation();
  return (
    <div className="stack gap-12 rounded">
      <Skeleton width="40%" height={24} />
      <div className={`stack gap-12 ${styles.grid}`}>
        <Skeleton className={styles.tile} height="auto" />
      </div>
      <p className="small quiet">{t('photos.hint')}</p>
    </div>
  );
}
