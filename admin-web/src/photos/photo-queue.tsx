import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ListLoading } from '../layout/page/list-loading';
import { LoadError } from '../layout/page/load-error';
import { PageTitle } from '../layout/page/page-title';
import { useAddressChoice } from '../layout/address/use-address-choice';
import { useScreenKeys } from '../layout/keys/screen-keys';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { NoPhotos } from './no-photos';
import { PhotoDesk } from './photo-desk';
import { PhotoGrid } from './photo-grid';
import { REASONS, type RejectionReason } from '../layout/dialogs/rejection-reasons';
import { RejectDialog } from './reject-dialog';
import { QueueBar, VIEWS } from './queue-bar';
import { UndoBar } from './undo-bar';
import type { Photo } from './photo';
import { usePhotoQueue } from './use-photo-queue';
import { ALBUMS, CHATS, type PhotoSource } from './source';
import { useSeen } from './use-seen';

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
      {queue.error ? (
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
