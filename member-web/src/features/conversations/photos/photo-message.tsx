import { useContext, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts';
import { useErrorText } from '../../../lib/error-text';
import { createMemberStore } from '../../../lib/session-store';
import { useStore } from '../../../lib/store';
import { Button, IconButton } from '../../../ui/button';
import { Icon, type IconName } from '../../../ui/icon';
import { leavesFocus } from '../../../ui/leaves-focus';
import { Picture } from '../../../ui/picture';
import { Spinner } from '../../../ui/spinner';
import { toast } from '../../../ui/toasts';
import type { Chat } from '../api';
import type { Photo, PhotoContent } from '../content';
import { useReportPhoto, useShowPhotos } from './api';
import { useLargePhoto } from './large-photo';
import { PhotoChat } from './photo-chat';
import { usePhotoFile } from './photo-choice';
import { shapeOf, WIDTH, type Size } from './shape';
import styles from './photo-message.module.scss';

type Props = { content: PhotoContent; fromMe: boolean; version?: number | undefined; stopped: boolean };
type Where = Pick<Chat, 'id' | 'profile'>;

/** A photo in the bubble, in each of its states (CHT-11). */
export function PhotoMessage({ content: { photo, file }, fromMe, version, stopped }: Props) {
  const chat = useContext(PhotoChat);
  if (!photo) return <OnItsWay name={file} stopped={stopped} />;
  if (photo.status === 'rejected') return <Rejected photo={photo} fromMe={fromMe} />;
  if (!chat || photo.url === null) return <Gone />;
  if (fromMe) return <Own photo={photo} chat={chat} />;
  return photo.blurred ? (
    <Blurred photo={photo} chat={chat} version={version} />
  ) : (
    <Shown photo={photo} chat={chat} version={version} />
  );
}

/** Its place is kept while it loads, so that nothing below it moves. */
function Frame({ size, children }: { size: Size | undefined; children: ReactNode }) {
  const style: CSSProperties = { width: WIDTH, aspectRatio: shapeOf(size) };
  return (
    <div className="max-full relative clip sunken" style={style}>
      {children}
    </div>
  );
}

function OnItsWay({ name, stopped }: { name: string | undefined; stopped: boolean }) {
  const { t } = useTranslation();
  const chosen = usePhotoFile(name);
  if (!chosen) return <Note icon="camera" text={t('conversations.photo.one')} />;
  const percent = Math.round(chosen.share * 100);
  return (
    <Frame size={chosen.size}>
      {chosen.size ? (
        <img className="block cover" src={chosen.preview} alt={t('conversations.photo.own')} />
      ) : (
        <span className="place-center quiet full-height">
          <Icon name="camera" size={32} />
          <span className="visually-hidden">{t('conversations.photo.own')}</span>
        </span>
      )}
      {!stopped && (
        <span className={styles.progress}>
          {percent < 100 ? (
            <progress max={100} value={percent} aria-label={t('conversations.photo.uploading')} />
          ) : (
            <span className={styles.mark}>
              <Spinner size={16} />
              <span>{t('conversations.photo.processing')}</span>
            </span>
          )}
        </span>
      )}
    </Frame>
  );
}

function Own({ photo, chat }: { photo: Photo; chat: Where }) {
  const { t } = useTranslation();
  return (
    <>
      <Frame size={photo}>
        <Enlarge photo={photo} alt={t('conversations.photo.own')} />
        {photo.status === 'inspecting' && (
          <span className={styles.mark}>
            <Icon name="clock" size={16} />
            <span>{t('conversations.photo.inspecting')}</span>
          </span>
        )}
      </Frame>
      {photo.status === 'inspecting' && (
        <p className={`small py-8 px-14 ${styles.note}`}>
          {t('conversations.photo.inspecting_text', { name: chat.profile.name })}
        </p>
      )}
    </>
  );
}

type Theirs = { photo: Photo; chat: Where; version: number | undefined };

function Shown({ photo, chat, version }: Theirs) {
  const { t } = useTranslation();
  return (
    <Frame size={photo}>
      <Enlarge photo={photo} alt={t('conversations.photo.of', { name: chat.profile.name })} />
      <Report chat={chat} version={version} />
    </Frame>
  );
}

function Blurred({ photo, chat, version }: Theirs) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const show = useShowPhotos(chat.id);
  const { name } = chat.profile;
  return (
    <Frame size={photo}>
      <Picture
        className="cover"
        src={photo.card_url ?? ''}
        placeholder={photo.placeholder}
        alt={t('conversations.photo.blurred', { name })}
      />
      <div className={`stack centered absolute gap-8 white text-center ${styles.veil}`}>
        <Button
          ref={leavesFocus}
          size="small"
          busy={show.isPending}
          onClick={() => void show.mutateAsync().catch((error: unknown) => toast(ofError(error), 'error'))}
        >
          {t('conversations.photo.show')}
        </Button>
        <p>{t('conversations.photo.show_hint', { name })}</p>
      </div>
      <Report chat={chat} version={version} />
    </Frame>
  );
}

function Enlarge({ photo, alt }: { photo: Photo; alt: string }) {
  const { t } = useTranslation();
  const { show } = useLargePhoto();
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={t('conversations.photo.enlarge', { photo: alt })}
      onClick={() => show(photo.id)}
    >
      <Picture
        className="cover"
        src={photo.card_url ?? ''}
        placeholder={photo.placeholder}
        alt={alt}
        fallback={<Gone />}
      />
    </button>
  );
}

/** Which were reported, by their messages: said for as long as this tab is open. */
const reported = createMemberStore<string[]>('reported-photos', []);

/** PRV-03: reports a photo of the conversation with one press. */
export function usePhotoReport(conversationId: string) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const report = useReportPhoto(conversationId);
  const all = useStore(reported, (places) => places);
  const placeOf = (version: number) => `${conversationId} ${version}`;
  return {
    isReported: (version: number) => all.includes(placeOf(version)),
    busy: report.isPending,
    report: (version: number) =>
      report.isPending ||
      void report.mutateAsync(version).then(
        () => {
          reported.set((places) => [...places, placeOf(version)]);
          toast(t('moderation.sent'), 'success');
        },
        (error: unknown) => toast(ofError(error), 'error'),
      ),
  };
}

function Report({ chat, version }: Omit<Theirs, 'photo'>) {
  const { t } = useTranslation();
  const { isReported, busy, report } = usePhotoReport(chat.id);
  if (version === undefined) return null;
  if (isReported(version)) {
    return (
      <span className={`${styles.mark} ${styles.reported}`}>
        <Icon name="check" size={16} />
        <span>{t('conversations.photo.reported')}</span>
      </span>
    );
  }
  return (
    <IconButton
      ref={leavesFocus}
      label={t('conversations.photo.report')}
      title={t('conversations.photo.report')}
      className={`absolute ${styles.report}`}
      aria-busy={busy || undefined}
      onClick={() => report(version)}
    >
      <Icon name="flag" size={18} />
    </IconButton>
  );
}

function Rejected({ photo: { reason }, fromMe }: { photo: Photo; fromMe: boolean }) {
  const { t } = useTranslation();
  const reasons: Record<NonNullable<Photo['reason']>, string> = {
    no_person: t('conversations.photo.reason_no_person'),
    not_you: t('photos.reason_not_you'),
    nudity: t('conversations.photo.reason_nudity'),
    minor: t('photos.reason_minor'),
    contact_details: t('photos.reason_contact_details'),
    unclear: t('photos.reason_unclear'),
    other: t('photos.reason_rules'),
    not_delivered: t('conversations.photo.reason_not_delivered'),
    unanswered: t('conversations.photo.reason_unanswered'),
  };
  if (!fromMe) return <Note icon="block" text={t('conversations.photo.taken_down')} />;
  // What did not reach the other was not turned down by anybody.
  const undelivered = reason === 'not_delivered' || reason === 'unanswered';
  const title = undelivered ? t('conversations.photo.not_delivered') : t('conversations.photo.rejected');
  return <Note icon="block" text={title} more={reason && reasons[reason]} />;
}

function Gone() {
  const { t } = useTranslation();
  return <Note icon="lock" text={t('conversations.photo.not_shown')} />;
}

function Note({ icon, text, more }: { icon: IconName; text: string; more?: string | null }) {
  return (
    <span className={`flex items-top gap-10 ${styles.told}`}>
      <Icon name={icon} size={20} />
      <span>
        <strong className="block">{text}</strong>
        {more && <span className="block small">{more}</span>}
      </span>
    </span>
  );
}
