import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from './notice';

/** What happened and what to do; takes the place of what could not be loaded. */
export function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      <Notice
        drawing={
          <LinesDrawing>
            <path d="M30 62a15 15 0 0 1 1-30 20 20 0 0 1 38 4 13 13 0 0 1-1 26" />
            <path d="M48 50v14M48 73v.5" />
          </LinesDrawing>
        }
        action={
          <Button variant="contained" startIcon={<Refresh />} onClick={retry}>
            {translate('console.retry')}
          </Button>
        }
      >
        <Typography variant="h6" component="h2">
          {translate('console.load_error')}
        </Typography>
        {error instanceof Error && error.message}
      </Notice>
    </div>
  );
}
