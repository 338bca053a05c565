import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { PhotoStatus } from '../layout/values/photo-status';
import { API } from '../providers/api';
import type { MemberPage } from './member';
import { ActDialog } from '../layout/dialogs/act-dialog';
import { EffectList } from '../layout/dialogs/effect-list';
import { RejectionWords, useRejection } from '../layout/dialogs/rejection-words';
import { CardHeading } from '../layout/values/card-heading';
import { useText } from '../layout/values/words';

interface MemberPhotosProps {
  memberId: string;
  photos: NonNullable<MemberPage['photos']>;
  name: string;
}

/** The member's album, with what was decided about each picture. */
export function MemberPhotos({ memberId, photos, name }: MemberPhotosProps) {
  const [revoked, setRevoked] = useState<string>();
  const text = useText('resources.members.photos');
  return (
    <Card component="section" aria-labelledby="member-photos" sx={{ px: 2, py: 1.5 }}>
      <CardHeading id="member-photos" sx={{ mb: 1 }}>
        {text('title')}
      </CardHeading>
      {photos.length === 0 && <Typography color="textSecondary">{text('none')}</Typography>}
      <Box component="ul" sx={albumSx}>
        {photos.map(({ id, thumb_url, status, reason }, index) => (
          <Box component="li" key={id} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', alignContent: 'start' }}>
            <Box component="a" href={`${API}/photos/${id}/original`} target="_blank" rel="noreferrer" sx={linkSx}>
              <Box
                component="img"
                src={thumb_url}
                alt={text('alt', { number: index + 1 })}
                loading="lazy"
                sx={pictureSx}
              />
            </Box>
            <PhotoStatus status={status} reason={reason} />
            {status === 'active' && (
              <Button
                size="small"
                color="error"
                aria-label={text('revoke.action_of', { number: index + 1 })}
                onClick={() => setRevoked(id)}
                sx={{ ml: -0.5 }}
              >
                {text('revoke.action')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <RevokePhoto photoId={revoked} memberId={memberId} name={name} onClose={() => setRevoked(undefined)} />
    </Card>
  );
}

const albumSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
const linkSx = { display: 'block', width: '100%', maxWidth: 160, borderRadius: '8px' } as const;
const pictureSx = {
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: '8px',
  bgcolor: 'action.hover',
} as const;

interface RevokePhotoProps {
  /** None: the dialog is closed. */
  photoId: string | undefined;
  memberId: string;
  name: string;
  onClose: () => void;
}

/** An approved photo turned down after all, for one of the reasons that its owner can read. */
function RevokePhoto({ photoId, memberId, name, onClose }: RevokePhotoProps) {
  const text = useText('resources.members.photos.revoke', { name });
  const words = useRejection({ kind: 'photo', memberId, open: photoId !== undefined });
  return (
    <ActDialog
      open={photoId !== undefined}
      text={text}
      danger
      written={words.changed}
      act={(api) => api.POST('/api/admin/photos/{id}/revoke', { params: { path: { id: photoId! } }, body: words.body })}
      onClose={() => (words.begin(), onClose())}
    >
      <EffectList effects={[text('effect.gone'), text('effect.told')]} />
      <RejectionWords words={words} label={text('reason')} name={name} />
    </ActDialog>
  );
}
