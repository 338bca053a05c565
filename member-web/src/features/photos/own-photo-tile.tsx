import { useSortable } from '@dnd-kit/react/sortable';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { leavesFocus } from '../../ui/leaves-focus';
import { Picture } from '../../ui/picture';
import { toast } from '../../ui/toasts';
import { useChooseMainPhoto, type OwnPhoto } from './api';
import styles from './own-photos.module.scss';

type Props = {
  photo: OwnPhoto;
  number: number;
  onOpen: () => void;
  onDelete: () => void;
  /** By how many places; undefined while it is the only one. */
  onMove: ((places: -1 | 1) => void) | undefined;
};

export function OwnPhotoTile({ photo, number, onOpen, onDelete, onMove }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const choose = useChooseMainPhoto();
  const name = t('photos.photo_number', { number });
  const { ref, handleRef, isDragSource } = useSortable({ id: photo.id, index: number - 1 });
  const onKey = (event: KeyboardEvent) => {
    const places = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 } as const;
    // With another key it is the browser's, as its way back.
    if (!(event.key in places) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove?.(places[event.key as keyof typeof places]);
  };
  const reasons: Record<NonNullable<OwnPhoto['reason']>, string> = {
    no_person: t('photos.reason_no_person'),
    not_you: t('photos.reason_not_you'),
    nudity: t('photos.reason_nudity'),
    minor: t('photos.reason_minor'),
    contact_details: t('photos.reason_contact_details'),
    unclear: t('photos.reason_unclear'),
    other: t('photos.reason_rules'),
  };
  return (
    <li ref={ref} className={`stack gap-4 content-top shrink ${isDragSource ? styles.moving : ''}`}>
      <div className={photo.status === 'rejected' ? `${styles.tile} ${styles.rejected}` : styles.tile}>
        <button type="button" className={styles.open} onClick={onOpen}>
          <Picture src={photo.thumb_url} placeholder={photo.placeholder} alt={name} />
        </button>
        {onMove && (
          <IconButton
            ref={handleRef}
            className={styles.grip}
            label={t('photos.move_named', { name })}
            onKeyDown={onKey}
          >
            <Icon name="grip" size={18} />
          </IconButton>
        )}
        <IconButton
          ref={leavesFocus}
          className={styles.delete}
          label={t('photos.delete_named', { name })}
          onClick={onDelete}
        >
          <Icon name="trash" size={18} />
        </IconButton>
        <State photo={photo} />
      </div>
      {photo.reason && <p className="small danger breaks">{reasons[photo.reason]}</p>}
      {photo.status === 'active' && !photo.main && (
        <Button
          ref={leavesFocus}
          variant="quiet"
          size="small"
          wide
          busy={choose.isPending}
          aria-label={t('photos.make_main_named', { name })}
          onClick={() =>
            void choose
              .mutateAsync(photo.id, {
                onSuccess: () => toast(t('photos.main_changed'), 'success'),
              })
              .catch((error: unknown) => toast(ofError(error), 'error'))
          }
        >
          {t('photos.make_main')}
        </Button>
      )}
    </li>
  );
}

function State({ photo: { status, main } }: { photo: OwnPhoto }) {
  const { t } = useTranslation();
  if (status === 'under_inspection') return <Mark icon="clock" text={t('photos.under_inspection')} />;
  if (status === 'rejected') return <Mark icon="warning" text={t('photos.rejected')} tone={styles.danger} />;
  return main ? <Mark icon="premium" text={t('photos.main')} tone={styles.main} /> : null;
}

function Mark({
  icon,
  text,
  tone,
}: {
  icon: 'clock' | 'warning' | 'premium';
  text: string;
  tone?: string | undefined;
}) {
  return (
    <span className={[styles.mark, tone].filter(Boolean).join(' ')}>
      <Icon name={icon} size={14} />
      <span>{text}</span>
    </span>
  );
}
