import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PhotoStatus } from '../layout/photo-status';
import type { MemberPage } from './member';

/** The member's album, with what was decided about each picture. */
export function MemberPhotos({ photos }: { photos: NonNullable<MemberPage['photos']> }) {
  const translate = useTranslate();
  const text = (key: string, options?: object) => translate(`resources.members.photos.${key}`, options);
  return (
    <Card component="section" aria-labelledby="member-photos" sx={{ px: 2, py: 1.5 }}>
      <Typography id="member-photos" variant="h6" component="h3" color="secondary" sx={{ mb: 1 }}>
        {text('title')}
      </Typography>
      {photos.length === 0 && <Typography color="textSecondary">{text('none')}</Typography>}
      <Box component="ul" sx={albumSx}>
        {photos.map((photo, index) => (
          <Box component="li" key={photo.id} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Box
              component="img"
              src={photo.thumb_url}
              alt={text('alt', { number: index + 1 })}
              loading="lazy"
              sx={pictureSx}
            />
            <PhotoStatus status={photo.status} reason={photo.reason} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const albumSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
const pictureSx = {
  width: '100%',
  maxWidth: 160,
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: '8px',
  bgcolor: 'action.hover',
} as const;
