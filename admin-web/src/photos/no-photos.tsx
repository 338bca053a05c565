import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/page/notice';

/** Nothing is left for this moderator; others may still have some before them. */
export function NoPhotos({ waiting, onLookAgain }: { waiting: number; onLookAgain: () => void }) {
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
