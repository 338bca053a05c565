import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/texts';
import { useLocation, useNavigate, type Location } from 'react-router';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useModalDialog } from '../../../ui/modal-dialog';
import { Picture } from '../../../ui/picture';
import type { Conversation } from '../api';
import styles from './large-photo.module.scss';

type State = { photo?: string } | null;

/** Which photo is seen large is part of the way here, so that Back closes it, as on any phone. */
export function useLargePhoto() {
  const { pathname, search, state } = useLocation() as Location<State>;
  const navigate = useNavigate();
  return {
    shown: state?.photo,
    show: (photo: string) => void navigate({ pathname, search }, { state: { photo }, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}

export function LargePhoto({ chat }: { chat: Conversation }) {
  const { shown, close } = useLargePhoto();
  const own = chat.waiting_photos?.find(({ photo }) => photo.id === shown);
  const sent = chat.messages.find(({ photo }) => photo?.id === shown);
  const photo = own?.photo ?? sent?.photo;
  const url = photo && !photo.blurred ? photo.url : null;
  const isGone = shown !== undefined && !url;
  useEffect(() => {
    // It came down while it was looked at.
    if (isGone) close();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is gone
  }, [isGone]);
  if (!url) return null;
  return <Viewer url={url} name={own || sent?.from_me ? null : chat.profile.name} onClose={close} />;
}

function Viewer({ url, name, onClose }: { url: string; name: string | null; onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useModalDialog();
  // A second Escape would go back from the conversation as well.
  const closing = useRef(false);
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    onClose();
  };
  const title = name === null ? t('conversations.photo.own') : t('conversations.photo.of', { name });
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <Picture className={`full full-height ${styles.photo}`} src={url} placeholder={null} alt={title} eager />
      <IconButton label={t('common.close')} className={`absolute ${styles.close}`} onClick={close}>
        <Icon name="close" />
      </IconButton>
    </dialog>
  );
}
