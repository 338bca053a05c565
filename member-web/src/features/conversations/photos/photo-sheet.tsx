import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useTranslation } from '../../../lib/texts';
import { isSecondOfTwo } from '../../../lib/double-press';
import { useErrorText } from '../../../lib/error-text';
import { useMedia } from '../../../lib/media';
import { isTooLarge, PHOTO_TYPES, photoTooLarge } from '../../../lib/photo-files';
import { withBack } from '../../../lib/return-path';
import { useUser } from '../../../lib/session';
import { useSettings } from '../../../lib/settings';
import { Alert } from '../../../ui/alert';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Modal } from '../../../ui/modal';
import type { Chat } from '../api';
import {
  choosePhoto,
  closePhotoSheet,
  dropChoice,
  openPhotoSheet,
  takeChoice,
  tellSize,
  useChosenPhoto,
  usePhotoFile,
  usePhotoSheet,
  type PhotoRefusal,
} from './photo-choice';
import styles from './photo-sheet.module.scss';

type Props = {
  chat: Pick<Chat, 'id' | 'profile'>;
  /** `price`: as the button said that was pressed. */
  onSend: (file: string, price: number) => void;
};

/** A photo is chosen, seen and paid for knowingly: nothing goes before the last button, which says what it costs. */
export function PhotoSheet({ chat, onSend }: Props) {
  const { t } = useTranslation();
  const sheet = usePhotoSheet(chat.id);
  const title = t('conversations.photo.title', { name: chat.profile.name });
  return (
    <Modal open={sheet !== null} onClose={closePhotoSheet} title={title} size="medium">
      <PhotoForm chat={chat} refusal={sheet?.refusal} onSend={onSend} />
    </Modal>
  );
}

function PhotoForm({ chat: { id, profile }, refusal, onSend }: Props & { refusal: PhotoRefusal | undefined }) {
  const { t } = useTranslation();
  const { photo_credits: price, photo_inspection: inspection } = useSettings();
  const user = useUser();
  const credits = user?.credits ?? 0;
  const name = useChosenPhoto(id);
  const chosen = usePhotoFile(name);
  const hasCamera = useMedia('(pointer: coarse)');
  const missing = price - credits;

  const choose = (file: File) => {
    if (isTooLarge(file)) return openPhotoSheet(id, photoTooLarge());
    choosePhoto(id, file);
    // What was wrong was wrong with the one before.
    openPhotoSheet(id);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!name || missing > 0) return;
    takeChoice(id);
    closePhotoSheet();
    onSend(name, price);
  };
  const cancel = () => {
    dropChoice(id);
    closePhotoSheet();
  };

  return (
    <form className="stack gap-16" onSubmit={onSubmit}>
      <Refused refusal={refusal} />
      {name && chosen ? (
        <Preview key={chosen.preview} name={name} file={chosen.file} src={chosen.preview} />
      ) : (
        <div className={`stack centered gap-8 small quiet text-center full sunken rounded p-24 ${styles.empty}`}>
          <Icon name="camera" size={40} />
          <p>{t('conversations.photo.hint')}</p>
        </div>
      )}
      <div className={`flex wrap gap-8 ${styles.choices}`}>
        {hasCamera && <FileButton label={t('conversations.photo.take')} capture onFile={choose} />}
        <FileButton
          label={chosen ? t('conversations.photo.another') : t('conversations.photo.choose')}
          onFile={choose}
        />
      </div>
      <div className={styles.foot}>
        <p className="small quiet">
          {inspection === 'first'
            ? t('conversations.photo.terms_first', { name: profile.name })
            : t('conversations.photo.terms_after', { name: profile.name })}
        </p>
        <p className="small quiet figures">{t('conversations.balance', { count: credits })}</p>
        {missing > 0 && (
          <p className="small quiet" role="status">
            {t('conversations.photo.missing', { count: missing })}
          </p>
        )}
        <div className={`stack gap-4 ${styles.pay}`}>
          {missing > 0 ? (
            <ButtonLink
              variant="primary"
              to={withBack(user?.paid_user ? '/credits' : '/premium', `/chats/${id}`)}
              onClick={closePhotoSheet}
            >
              {t('conversations.buy_credits')}
            </ButtonLink>
          ) : (
            <Button
              type="submit"
              variant="primary"
              aria-disabled={!chosen}
              // A quick refusal may have put it back, and another price under it (MNY-12).
              onClick={(press) => isSecondOfTwo(press) && press.preventDefault()}
            >
              {t('conversations.photo.send', { count: price })}
            </Button>
          )}
          <Button variant="quiet" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** As it is on this device; a HEIC is shown by few browsers, and named by all. */
function Preview({ name, file, src }: { name: string; file: File; src: string }) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(true);
  if (!visible) {
    return (
      <div className={`stack centered gap-8 small quiet text-center full sunken rounded p-24 ${styles.empty}`}>
        <Icon name="camera" size={40} />
        <p className="strong ink breaks">{file.name}</p>
      </div>
    );
  }
  return (
    <img
      className={`full sunken rounded ${styles.preview}`}
      src={src}
      alt={t('conversations.photo.preview')}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => tellSize(name, { width, height })}
      onError={() => setVisible(false)}
    />
  );
}

type FileButtonProps = { label: string; capture?: boolean; onFile: (file: File) => void };

function FileButton({ label, capture = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // The same file can be picked again.
    target.value = '';
  };
  return (
    <>
      <Button wide onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        // The camera takes what every browser calls a picture.
        accept={capture ? 'image/*' : PHOTO_TYPES}
        capture={capture ? 'environment' : undefined}
        hidden
        onChange={picked}
        data-testid={capture ? 'chat-photo-camera' : 'chat-photo-input'}
        aria-label={label}
      />
    </>
  );
}

function Refused({ refusal }: { refusal: PhotoRefusal | undefined }) {
  const { t } = useTranslation();
  const { ofCode } = useErrorText();
  if (!refusal) return null;
  return (
    <Alert tone="warning" live>
      {refusal.code === 'price_changed'
        ? t('conversations.photo.price_changed', { count: Number(refusal.params.price) })
        : ofCode(refusal.code, refusal.params)}
    </Alert>
  );
}
