import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { DecisionPanel } from './decision-panel';
import type { Photo } from './photo';
import { useMember } from './use-member';
import type { PhotoQueueState } from './use-photo-queue';
import { useText } from '../layout/values/words';

/** All photos before the moderator, to decide several alike. */
export function PhotoGrid({ queue }: { queue: PhotoQueueState }) {
  const { photos, chosen, current } = queue;
  const all = chosen.length === photos.length;
  const text = useText('resources.photos');
  return (
    <Box sx={deskSx}>
      <Box component="ul" aria-label={text('name', { smart_count: 2 })} sx={gridSx}>
        {photos.map((photo) => (
          <Box component="li" key={photo.id}>
            <Tile
              photo={photo}
              current={photo.id === current?.id}
              selected={chosen.includes(photo)}
              onToggle={() => {
                queue.show(photo.id);
                queue.toggle(photo.id);
              }}
            />
          </Box>
        ))}
      </Box>
      <Box sx={barSx}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 36 }}>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {text('selected', { smart_count: chosen.length })}
          </Typography>
          <Button color="secondary" onClick={() => queue.select(all ? [] : photos.map(({ id }) => id))}>
            {text(all ? 'select_none' : 'select_all')}
          </Button>
        </Box>
        <DecisionPanel count={chosen.length} onDecide={(reason) => void queue.decide(chosen, reason)} />
      </Box>
    </Box>
  );
}

interface TileProps {
  photo: Photo;
  current: boolean;
  selected: boolean;
  onToggle: () => void;
}

function Tile({ photo, current, selected, onToggle }: TileProps) {
  const translate = useTranslate();
  const member = useMember(photo.member_id);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (current) button.current?.focus();
  }, [current]);
  const name = member?.name ?? translate('resources.photos.someone');
  const Icon = selected ? CheckBox : CheckBoxBlank;
  return (
    <ButtonBase
      ref={button}
      aria-pressed={selected}
      onClick={onToggle}
      sx={{
        ...tileSx,
        ...(selected && { outline: '3px solid', outlineColor: 'primary.main' }),
        '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: 2, outlineColor: 'secondary.main' },
      }}
    >
      <Box component="img" src={photo.thumb_url} alt="" loading="lazy" sx={pictureSx} />
      <Icon aria-hidden="true" sx={{ ...boxSx, color: selected ? 'primary.main' : 'text.secondary' }} />
      <Box component="span" sx={captionSx}>
        {name}
        {member?.age != null && `, ${member.age}`}
      </Box>
    </ButtonBase>
  );
}

const deskSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
} as const;
// On a phone over the photos' end, so that a decision is never out of sight.
const barSx = {
  position: 'sticky',
  top: { md: 64 },
  bottom: { xs: 0, md: 'auto' },
  bgcolor: 'background.default',
  display: 'grid',
  gap: { xs: 0.5, md: 1 },
  zIndex: 1,
} as const;
const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(152px, 1fr))' },
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
const tileSx = {
  display: 'block',
  position: 'relative',
  width: '100%',
  borderRadius: '12px',
  overflow: 'hidden',
  textAlign: 'start',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  scrollMargin: '72px',
} as const;
const pictureSx = { width: '100%', aspectRatio: '3 / 4', objectFit: 'cover', display: 'block' } as const;
const boxSx = { position: 'absolute', top: 8, left: 8, bgcolor: 'background.paper', borderRadius: '4px' } as const;
const captionSx = {
  display: 'block',
  px: 1,
  py: 0.5,
  typography: 'body2',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
