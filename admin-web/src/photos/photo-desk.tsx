import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton } from '@mui/material';
import { useEffect, useRef, type RefCallback } from 'react';
import type { RejectionReason } from '../layout/dialogs/rejection-reasons';
import { DecisionPanel } from './decision-panel';
import type { Photo } from './photo';
import { PhotoContext } from './photo-context';
import { useMember } from './use-member';
import type { PhotoQueueState } from './use-photo-queue';
import { useText } from '../layout/values/words';

interface PhotoDeskProps {
  photo: Photo;
  queue: PhotoQueueState;
  /** Looks whether the picture is seen; until it is, it cannot be decided. */
  watch: RefCallback<HTMLImageElement>;
  seen: boolean;
  /** Somebody pressed before that. */
  early: boolean;
  /** Null approves. */
  onDecide: (reason: RejectionReason | null) => void;
  /** The words to its owner are changed before it is rejected. */
  onWrite: () => void;
}

/** One photo as large as there is room, whose it is, and what to do with it. */
export function PhotoDesk({ photo, queue, watch, seen, early, onDecide, onWrite }: PhotoDeskProps) {
  const member = useMember(photo.member_id);
  const text = useText('resources.photos');
  const next = queue.photos[queue.at + 1];
  useEffect(() => {
    // There before it is asked for.
    if (next) new Image().src = next.url;
  }, [next]);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone what decides the last one is below it.
    stage.current?.scrollIntoView({ block: 'nearest' });
  }, [photo.id]);
  return (
    <Box sx={deskSx}>
      <Box ref={stage} sx={stageSx}>
        <Box
          component="img"
          ref={watch}
          key={photo.id}
          src={photo.url}
          width={photo.width}
          height={photo.height}
          alt={text('alt', { name: member?.name ?? text('someone') })}
          sx={{ width: '100%', height: '100%', objectFit: 'contain', display: 'block' }}
        />
        <Step label={text('previous')} disabled={queue.at === 0} onClick={() => queue.walk(-1)} side="left" />
        <Step
          label={text('next')}
          disabled={queue.at >= queue.photos.length - 1}
          onClick={() => queue.walk(1)}
          side="right"
        />
      </Box>
      <Box sx={{ gridArea: 'context', minWidth: 0 }}>
        <PhotoContext photo={photo} member={member} />
      </Box>
      <Box sx={barSx}>
        <DecisionPanel count={1} ready={seen} early={early} onDecide={onDecide} onWrite={onWrite} />
      </Box>
    </Box>
  );
}

const deskSx = {
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gridTemplateAreas: { xs: '"stage" "context" "bar"', md: '"stage bar" "stage context"' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
} as const;

// On a phone over what is read below the photo, so that a decision is never out of sight.
const barSx = { gridArea: 'bar', position: { xs: 'sticky', md: 'static' }, bottom: 8, zIndex: 1 } as const;

// Dark in both themes, as on a light table: the photo's own colours are what is judged.
const stageSx = {
  gridArea: 'stage',
  position: 'relative',
  bgcolor: '#17101d',
  borderRadius: '12px',
  overflow: 'hidden',
  // Below the bar.
  scrollMarginTop: '72px',
  height: { xs: 'calc(100dvh - 482px)', md: 'calc(100dvh - 196px)' },
  minHeight: { xs: 240, md: 420 },
} as const;

interface StepProps {
  label: string;
  side: 'left' | 'right';
  disabled: boolean;
  onClick: () => void;
}

function Step({ label, side, disabled, onClick }: StepProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      sx={{
        position: 'absolute',
        top: '50%',
        [side]: 8,
        mt: '-22px',
        width: 44,
        height: 44,
        color: '#fff',
        bgcolor: 'rgb(23 16 29 / 72%)',
        '&:hover': { bgcolor: '#17101d' },
        '&.Mui-disabled': { visibility: 'hidden' },
      }}
    >
      <Icon />
    </IconButton>
  );
}
