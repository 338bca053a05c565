import Refresh from '@mui/icons-material/Refresh';
import { Button, Typography } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from './notice';

/** What happened and what to do; takes the place of what could not be loaded. */
export function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  const translate = useTranslate();
  const status: unknown = error instanceof HttpError ? error.status : undefined;
  // An address with half an id in it is refused as bad input. Asking again does not help.
  const gone = status === 404 || status === 422;
  // What somebody else decides, such as an objection to a decision of one's own.
  const withheld = status === 409;
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
          gone || withheld ? undefined : (
            <Button variant="contained" startIcon={<Refresh />} onClick={retry}>
              {translate('console.retry')}
            </Button>
          )
        }
      >
        <Typography variant="h6" component="h2">
          {translate(gone ? 'ra.page.not_found' : withheld ? 'console.withheld' : 'console.load_error')}
        </Typography>
        {status === 422 ? translate('console.not_found') : error instanceof Error && error.message}
      </Notice>
    </div>
  );
}
