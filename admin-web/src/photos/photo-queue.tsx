import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ListLoading, LoadError } from '../layout/page/loaded';
import { PageTitle } from '../layout/page/page-title';
import { useAddressChoice } from '../layout/address/use-address';
import { useScreenKeys } from '../layout/keys/screen-keys';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { PhotoDesk } from './photo-desk';
import { PhotoGrid } from './photo-grid';
import { REASONS, type RejectionReason } from '../layout/dialogs/rejection-reasons';
import { QueueBar, VIEWS } from './queue-bar';
import { UndoBar } from './undo-bar';
import type { Photo } from './photo';
import { usePhotoQueue } from './use-photo-queue';
import { ALBUMS, CHATS, type PhotoSource } from './source';
import { useSeen } from './use-seen';
import { LinesDrawing, Notice } from '../layout/page/notice';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { RejectionWords, useRejection } from '../layout/dialogs/rejection-words';
import { useMember } from './use-member';
import { useText } from '../layout/values/words';

export const PhotoQueue = () => <Queue source={ALBUMS} />;
export const ChatPhotoQueue = () => <Queue source={CHATS} />;

const KEYS = [
  { keys: ['J', 'K'], text: 'walk' },
  { keys: ['A'], text: 'approve' },
  { keys: ['1', '…', `${REASONS.length}`], text: 'refuse' },
  { keys: ['Z'], text: 'undo' },
];
const KEYS_OF_ONE = [...KEYS, { keys: ['E'], text: 'own_words' }];

/** Photos under inspection, to decide one after the other or several alike (ADM-01, CHT-11). */
function Queue({ source }: { source: PhotoSource }) {
  const translate = useTranslate();
  const queue = usePhotoQueue(source);
  const [view, setView] = useAddressChoice('view', VIEWS);
  const { photos, current, chosen } = queue;
  const [watch, seen] = useSeen(current?.id);
  const subjects = view === 'grid' ? chosen : current ? [current] : [];
  const [early, setEarly] = useState<string>();
  const decide = (reason: RejectionReason | null) => {
    if (view === 'one' && current && !seen) setEarly(current.id);
    else void queue.decide(subjects, reason);
  };
  const [written, setWritten] = useState<Photo>();
  const write = () => (seen ? setWritten(current) : setEarly(current?.id));
  useScreenKeys(view === 'one' ? KEYS_OF_ONE : KEYS);
  const switchView = () => setView(view === 'one' ? 'grid' : 'one');
  useShortcuts({
    ArrowRight: () => queue.walk(1),
    ArrowLeft: () => queue.walk(-1),
    j: () => queue.walk(1),
    k: () => queue.walk(-1),
    a: () => decide(null),
    z: () => void queue.undo(),
    g: switchView,
    ...(view === 'one' ? { e: write } : {}),
    ...(view === 'grid' && current ? { x: () => queue.toggle(current.id) } : {}),
    ...Object.fromEntries(REASONS.map((reason, i) => [`${i + 1}`, () => decide(reason)])),
  });
  return (
    <>
      <PageTitle>{translate(`resources.${source.resource}.name`, { smart_count: 2 })}</PageTitle>
      {queue.error && photos.length === 0 ? (
        <LoadError error={queue.error} retry={() => void queue.refresh()} />
      ) : queue.loading ? (
        <ListLoading />
      ) : photos.length === 0 ? (
        <NoPhotos waiting={queue.waiting} onLookAgain={() => void queue.refresh()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, pb: { xs: 1, md: 10 } }}>
          <QueueBar queue={queue} view={view} onView={setView} />
          {view === 'one' && current ? (
            <PhotoDesk
              photo={current}
              queue={queue}
              watch={watch}
              seen={seen}
              early={early === current.id}
              onDecide={decide}
              onWrite={write}
            />
          ) : (
            <PhotoGrid queue={queue} />
          )}
        </Box>
      )}
      {written && (
        <RejectDialog
          photo={written}
          onReject={(photo, reason, statement) => queue.decide([photo], reason, statement)}
          onClose={() => setWritten(undefined)}
        />
      )}
      <UndoBar undoable={queue.undoable} onUndo={() => void queue.undo()} />
    </>
  );
}

/** Nothing is left for this moderator; others may still have some before them. */
function NoPhotos({ waiting, onLookAgain }: { waiting: number; onLookAgain: () => void }) {
  const translate = useTranslate();
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <path d="M18 24h60v48H18z" />
          <path d="m18 62 17-16 14 13 10-9 19 16" />
          <circle cx="62" cy="38" r="6" />
        </LinesDrawing>
      }
      action={
        <Button variant="contained" onClick={onLookAgain}>
          {translate('resources.photos.look_again')}
        </Button>
      }
    >
      {waiting > 0
        ? translate('resources.photos.with_others', { smart_count: waiting })
        : translate('resources.photos.empty')}
    </Notice>
  );
}

interface RejectDialogProps {
  photo: Photo;
  onReject: (photo: Photo, reason: RejectionReason, statement?: string) => Promise<boolean>;
  onClose: () => void;
}

/** One photo, which stays while the queue moves on, with the rule's words to its owner changed before they are sent. */
function RejectDialog({ photo, onReject, onClose }: RejectDialogProps) {
  const translate = useTranslate();
  const member = useMember(photo.member_id);
  const name = member?.name ?? translate('resources.photos.someone');
  const text = useText('resources.photos.words', { name });
  const words = useRejection({ kind: photo.chat ? 'chat_photo' : 'photo', memberId: photo.member_id, open: true });
  const rejecting = useMutation({
    mutationFn: () => onReject(photo, words.body.reason, words.body.statement_of_reasons),
    // What was written stays where it was refused.
    onSuccess: (done) => done && onClose(),
  });
  return (
    <ConfirmDialog
      open
      title={text('title')}
      confirm={text('confirm')}
      danger
      written={words.changed}
      intent={rejecting}
      onConfirm={() => rejecting.mutate()}
      onClose={onClose}
    >
      <RejectionWords words={words} label={text('rule')} name={name} />
    </ConfirmDialog>
  );
}
