import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Alert, Box, Button, ButtonBase, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { RECORDED, useRead } from '../providers/api-client';
import type { InboxConversation } from './inbox';
import { useText } from '../layout/values/words';
import { useSend } from './use-send';

interface AnswerPhotoProps {
  conversation: InboxConversation;
  /** Version of the newest message that is shown. */
  seen: number;
  /** Whatever became of it, the conversation may have moved on. */
  onSettled: () => void;
}

/** An approved photo of the fictional profile's album goes to the member, by hand as every answer (PRO-04). */
export function AnswerPhoto({ conversation, seen, onSettled }: AnswerPhotoProps) {
  const text = useText('resources.inbox');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button color="secondary" variant="outlined" startIcon={<AddPhoto />} onClick={() => setOpen(true)}>
        {text('send_photo')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="answer-photo">
        <DialogTitle id="answer-photo">{text('choose_photo', { name: conversation.profile.name })}</DialogTitle>
        {open && (
          <Chooser conversation={conversation} seen={seen} onSettled={onSettled} onClose={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
}

function Chooser({ conversation, seen, onSettled, onClose }: AnswerPhotoProps & { onClose: () => void }) {
  const text = useText('resources.inbox');
  const { id } = conversation.profile;
  const album = useRead(['members', 'album', id], (api) =>
    api.GET('/api/admin/members/{id}', { params: { path: { id } }, headers: RECORDED }),
  );
  const photos = (album.data?.photos ?? []).filter(({ status }) => status === 'active');
  const [chosen, setChosen] = useState<string>();
  const sending = useSend({ id: conversation.id, seen, onSent: onClose, onSettled });
  const problem = album.error ?? sending.error;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {problem && <Alert severity="error">{problem.message}</Alert>}
        {album.data && photos.length === 0 && text('no_photos')}
        <Box role="radiogroup" aria-labelledby="answer-photo" sx={gridSx}>
          {photos.map(({ id: photoId, thumb_url }, i) => (
            <ButtonBase
              key={photoId}
              role="radio"
              aria-checked={chosen === photoId}
              aria-label={`${text('photo')} ${i + 1}`}
              onClick={() => setChosen(photoId)}
              sx={{ ...thumbSx, outline: chosen === photoId ? '3px solid' : 0, outlineColor: 'primary.main' }}
            >
              <Box component="img" src={thumb_url} alt="" sx={imageSx} />
            </ButtonBase>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('photo_cancel')}</Button>
        <Button
          variant="contained"
          disabled={!chosen || sending.isPending}
          onClick={() => chosen && sending.mutate({ body: '', photo_id: chosen })}
        >
          {text('send_this')}
        </Button>
      </DialogActions>
    </>
  );
}

const gridSx = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  p: 0.5,
} as const;
const thumbSx = { borderRadius: '10px', overflow: 'hidden', aspectRatio: '1' } as const;
const imageSx = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;
